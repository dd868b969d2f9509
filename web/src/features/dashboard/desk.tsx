import { numbersIn } from '@regimen/contract/language/formatters.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-texts.ts';

/** What a section is called and for, with what can be done about all of it. */
export function DeskHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 className="text-22 md:text-28">{title}</h1>
        {lead && <p className="max-w-measure text-14 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Rows of a list, close together. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised text-14">
    {children}
  </ul>
);

/** Numbers side by side; `columns` are the classes for wide screens. */
export const Figures = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <dl
    className={`grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-raised ${columns}`}
  >
    {children}
  </dl>
);

/** `to`: the page that has them one by one. */
export function Figure({ name, value, to }: { name: string; value: number; to?: string | undefined }) {
  const locale = useLocale();
  return (
    <div
      // A line around each: where the last row is not full there is nothing but ground.
      className={`relative grid content-between gap-2 bg-raised p-4 outline outline-line ${to ? 'hover:bg-sunken has-focus-visible:bg-sunken' : ''}`}
    >
      <dt className="text-14 text-ink-soft">
        {to ? (
          <Link to={to} className="text-primary-text after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="text-28 leading-heading font-semibold tabular-nums">
        {numbersIn(locale, {}).format(value)}
      </dd>
    </div>
  );
}

/** A group of facts or actions beside each other. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <h2 className="text-16 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Names and values under each other. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
