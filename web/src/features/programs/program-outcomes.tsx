import type { Outcomes } from '@regimen/contract/catalog.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ShareBar } from '../../ui/share-bar.tsx';
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
                {t('fromTo', { first: number(first), last: quantity(last, unit, locale, 'after') })}
              </span>
            </p>
            <p className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-12 text-ink-soft">
              {t('atStart')}
              <ShareBar share={shareOf(first, last)} fill="bg-line-strong" />
              {t('atEnd')}
              <ShareBar share={shareOf(last, first)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Of the greater of the two; something can be seen of the smallest too. */
const shareOf = (value: number, other: number): number =>
  Math.max(value, other) > 0 ? Math.max(0.02, value / Math.max(value, other)) : 0;
