import type { Count, FacetValue } from '@regimen/contract/catalog.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

export interface FacetGroup {
  kind: string;
  title: string;
  values: readonly FacetValue[];
  chosen: string | undefined;
  labelOf: (value: string) => string;
  /** The address with this value, or without any. */
  pathOf: (value: string | undefined) => string;
}

const row =
  'flex min-h-9 items-center justify-between gap-3 rounded-control px-3 text-14 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-primary-text';
/** As many as can be read at a glance; the rest unfolds. */
const atAGlance = 8;

export function useCountWords(): (count: Count) => string {
  const t = useTexts(texts);
  const locale = useLocale();
  return ({ count, more }) => (more ? t('moreThan', { n: count }) : formatNumber(locale, count));
}

/** Filters as links: they work without scripts, can be shared, and each says how many it would leave. */
export function Facets({ groups }: { groups: readonly FacetGroup[] }) {
  const words = useCountWords();
  const t = useTexts(texts);
  return (
    <div className="grid gap-6">
      {groups.map(({ kind, title, values, chosen, labelOf, pathOf }) => {
        const link = ({ value, ...count }: FacetValue) => (
          <li key={value}>
            <a
              href={pathOf(value === chosen ? undefined : value)}
              aria-current={value === chosen || undefined}
              className={row}
            >
              <span dir="auto">{labelOf(value)}</span>
              <span className="shrink-0 tabular-nums text-ink-faint">{words(count)}</span>
            </a>
          </li>
        );
        const rest = values.slice(atAGlance);
        return (
          <section key={kind} aria-label={title} className="grid gap-1">
            <h2 className="px-3 text-14 font-semibold">{title}</h2>
            <ul className="grid gap-0.5">{values.slice(0, atAGlance).map(link)}</ul>
            {rest.length > 0 && (
              <details open={rest.some(({ value }) => value === chosen) || undefined}>
                <summary className="flex min-h-9 cursor-pointer items-center rounded-control px-3 text-14 font-medium text-primary-text hover:bg-sunken">
                  {t('more')}
                </summary>
                <ul className="grid gap-0.5">{rest.map(link)}</ul>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
