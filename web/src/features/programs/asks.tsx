import type { PublicProgram } from '@regimen/contract/catalog.ts';
import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { unitWords } from '@regimen/contract/language/quantities.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ChartIcon, ClipboardIcon, ClockIcon, ShieldIcon, TrophyIcon } from '../../ui/icons.tsx';
import { programTexts } from './program-texts.ts';
import { Section } from './section.tsx';

/** Said before anybody begins: time, measures, questions, challenges, and who looks at it all. */
export function Asks({ asks }: { asks: PublicProgram['asks'] }) {
  const t = useTexts(programTexts);
  const locale = useLocale();
  const time = withCommas(
    [minutesADay(asks.minutesADay, locale), durationIn('week', asks.weeks, locale)],
    locale,
  );
  const list = (names: string[]) => names.join(' · ');
  const rows: [icon: ReactNode, title: string | null, words: string][] = [
    [<ClockIcon key="i" />, null, time],
  ];
  if (asks.measures.length > 0)
    rows.push([
      <ChartIcon key="i" />,
      t('asksMeasures'),
      list(asks.measures.map(({ name, unit }) => (unit ? `${name} (${unitWords(unit, locale)})` : name))),
    ]);
  if (asks.questions.length > 0)
    rows.push([
      <ClipboardIcon key="i" />,
      t('asksQuestions'),
      list(asks.questions.map(({ name, count }) => t('questionsIn', { name, n: count }))),
    ]);
  if (asks.challenges.length > 0)
    rows.push([
      <TrophyIcon key="i" />,
      t('asksChallenges'),
      list(
        asks.challenges.map(({ name, days }) => withCommas([name, durationIn('day', days, locale)], locale)),
      ),
    ]);
  rows.push([<ShieldIcon key="i" />, t('asksLooks'), t(asks.expertLooks ? 'expertLooks' : 'teamSees')]);
  if (asks.minors) rows.push([<ShieldIcon key="i" />, null, asks.minors]);
  return (
    <Section title={t('asks')}>
      <ul className="grid gap-4 rounded-card border border-line bg-raised p-5">
        {rows.map(([icon, title, words]) => (
          <li key={words} className="flex gap-3">
            <span className="mt-0.5 shrink-0 text-primary-text">{icon}</span>
            <span className="grid gap-0.5">
              {title && <span className="text-14 font-medium text-ink-soft">{title}</span>}
              <span dir="auto">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
