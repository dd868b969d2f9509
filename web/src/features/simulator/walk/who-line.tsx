import { signLabel } from '@regimen/contract/signs.ts';
import type { Person } from '@regimen/engine/run-state.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { PersonIcon } from '../../../ui/shell-icons.tsx';
import { whoTexts } from './who-texts.ts';

interface WhoLineProps {
  person: Person;
  zone: string;
  /** What they are called, and who answers for them. */
  title: string;
  children: ReactNode;
}

/** Who walks, in one line, and what can be done about it. */
export function WhoLine({ person, zone, title, children }: WhoLineProps) {
  const t = useTexts(whoTexts);
  const locale = useLocale();
  const sex = person.sex === 'female' || person.sex === 'male' ? person.sex : 'other';
  const facts = [
    t(sex),
    person.age === null ? t('noAge') : t('aged', { age: person.age }),
    ...person.signs.map((sign) => signLabel(sign, locale)),
    zone,
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex min-w-0 items-start gap-2.5">
        <PersonIcon className="mt-0.5 shrink-0 text-ink-soft" />
        <span className="wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <span className="text-ink-soft">{` · ${facts.join(' · ')}`}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
