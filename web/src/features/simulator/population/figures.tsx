import { durationIn } from '@regimen/contract/language/durations.ts';
import { aboutNumber } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { resultTexts } from './result-texts.ts';

/** The few numbers that people ask for first. */
export function Figures({ result }: { result: PopulationResult }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const { daysToFinish, prompts, expert } = result;
  const figures = [
    {
      key: 'days',
      words: t('daysToFinish'),
      value: daysToFinish ? durationIn('day', daysToFinish.p50, locale) : t('nobodyFinished'),
      help: daysToFinish ? t('spread', { from: daysToFinish.p10, to: daysToFinish.p90 }) : null,
    },
    {
      key: 'prompts',
      words: t('tasksAWeek'),
      value: aboutNumber(locale, prompts.tasksPerWeek),
      help: t('withNudges', { count: aboutNumber(locale, prompts.perWeek) }),
    },
    {
      key: 'fullest',
      words: t('fullestDay'),
      value: formatNumber(locale, prompts.mostInADay),
      help: t('halfAtMost', { n: prompts.fullestDay?.p50 ?? 0 }),
    },
    {
      key: 'expert',
      words: t('teamTime'),
      value: durationIn('hour', expert.hours, locale),
      help: t('perFollower', { time: durationIn('minute', expert.minutesPerFollower, locale) }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 xl:grid-cols-4">
      {figures.map(({ key, words, value, help }) => (
        <div
          key={key}
          className="grid content-start gap-0.5 rounded-card border border-line bg-raised px-3.5 py-2.5"
        >
          <dt className="text-14 leading-heading text-ink-soft">{words}</dt>
          <dd className="text-22 leading-heading font-semibold tabular-nums">{value}</dd>
          {help && <dd className="text-12 text-ink-soft">{help}</dd>}
        </div>
      ))}
    </dl>
  );
}
