import type { Outcomes } from '@regimen/contract/catalog.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { programTexts } from './program-texts.ts';
import { Section } from './section.tsx';

/** What those who finished reached, the middle of all of them: where they began, where they ended. */
export function ProgramOutcomes({ reached }: { reached: Outcomes }) {
  const t = useTexts(programTexts);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Section title={t('reached')}>
      <p className="mb-4 text-ink-soft">
        {t('reachedLead', { n: reached.finished, share: Math.round(reached.share * 100) })}
      </p>
      <ul className="grid gap-4">
        {reached.measures.map(({ name, unit, first, last }) => (
          <li key={name} className="grid gap-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span dir="auto" className="font-medium">
                {name}
              </span>
              <span className="text-ink-soft tabular-nums">
                {t('fromTo', { first: number(first), last: number(last), unit })}
              </span>
            </p>
            <Bar value={first} most={Math.max(first, last)} tone="bg-line-strong" />
            <Bar value={last} most={Math.max(first, last)} tone="bg-primary" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Drawn beside the words, which say the same. */
const Bar = ({ value, most, tone }: { value: number; most: number; tone: string }) => (
  <span aria-hidden="true" className="block h-2 overflow-hidden rounded-pill bg-sunken">
    <span
      className={`block h-full rounded-pill ${tone}`}
      style={{ inlineSize: `${most > 0 ? Math.max(2, Math.round((value / most) * 100)) : 0}%` }}
    />
  </span>
);
