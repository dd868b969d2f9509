import { aboutNumber, spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Columns } from '../../../ui/columns.tsx';
import { Section } from '../../../ui/section.tsx';
import { resultTexts } from './result-texts.ts';

interface Bar {
  /** Of the first and the last week that it stands for. */
  from: number;
  to: number;
  value: number;
}

const mostBars = 26;

/** Prompts for one follower and hours of the team, by the week people are in. */
export function WeeksCharts({ result }: { result: PopulationResult }) {
  const t = useTexts(resultTexts);
  const { weeks, followers } = result;
  const perFollower = gathered(weeks, (list) => {
    const present = sum(list.map((week) => week.followers));
    return present > 0 ? sum(list.map((week) => week.prompts)) / present : 0;
  });
  const hours = gathered(weeks, (list) => sum(list.map((week) => week.expertMinutes)) / list.length / 60);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Section title={t('promptsTitle')} help={t('promptsHelp')}>
        <BarChart bars={perFollower} unit={t('promptsUnit')} fill="bg-primary-line" />
      </Section>
      <Section title={t('teamTitle')} help={t('teamHelp', { n: followers })}>
        <BarChart bars={hours} unit={t('hoursUnit')} fill="bg-info-line" />
      </Section>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** So many weeks that the bars find room: the value of a bar is that of an average week in it. */
function gathered(
  weeks: PopulationResult['weeks'],
  measure: (list: PopulationResult['weeks']) => number,
): Bar[] {
  const each = Math.ceil(weeks.length / mostBars);
  const bars: Bar[] = [];
  for (let index = 0; index < weeks.length; index += each) {
    const list = weeks.slice(index, index + each);
    bars.push({ from: list[0]?.week ?? 1, to: list.at(-1)?.week ?? 1, value: measure(list) });
  }
  return bars;
}

/** Bars over weeks, and the same as a table for whoever would rather read. */
function BarChart({ bars, unit, fill }: { bars: readonly Bar[]; unit: string; fill: string }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const id = useId();
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const weekWords = ({ from, to }: Bar) =>
    from === to ? formatNumber(locale, from) : spanWords({ min: from, max: to }, '', locale);
  if (highest === 0) return <p className="text-ink-soft">{t('noneAtAll')}</p>;
  return (
    <figure className="grid gap-2" aria-labelledby={id}>
      <figcaption id={id} className="flex justify-between gap-4 text-14 text-ink-soft">
        <span>{unit}</span>
        <span className="tabular-nums">{t('atMost', { value: aboutNumber(locale, highest) })}</span>
      </figcaption>
      <Columns
        fill={fill}
        columns={bars.map((bar) => ({
          key: bar.from,
          value: bar.value,
          words: `${weekWords(bar)}: ${aboutNumber(locale, bar.value)}`,
        }))}
      />
      <p aria-hidden="true" className="flex justify-between text-12 text-ink-soft tabular-nums">
        <bdi>{t('weekNumber', { week: formatNumber(locale, bars[0]?.from ?? 1) })}</bdi>
        <bdi>{t('weekNumber', { week: formatNumber(locale, bars.at(-1)?.to ?? 1) })}</bdi>
      </p>
      <details className="text-14">
        <summary className="min-h-8 cursor-pointer text-primary-text">{t('asTable')}</summary>
        <div className="max-h-60 overflow-auto">
          <table className="tabular-nums">
            <thead>
              <tr className="text-ink-soft">
                <th scope="col" className="pe-6 text-start font-normal">
                  {t('week')}
                </th>
                <th scope="col" className="text-start font-normal">
                  {unit}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.from}>
                  <th scope="row" className="pe-6 text-start font-normal">
                    <bdi>{weekWords(bar)}</bdi>
                  </th>
                  <td>{aboutNumber(locale, bar.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
