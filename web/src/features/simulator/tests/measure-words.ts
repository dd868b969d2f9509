import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { nameOfStep } from '@regimen/engine/given-name.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Expectation, Measure } from '@regimen/engine/simulate/expectations.ts';
import { measureTexts } from './measure-texts.ts';

export type MeasureKind = Measure['of'];
type Unit = 'share' | 'days' | 'minutes' | 'count';

const units: Partial<Record<MeasureKind, Unit>> = {
  daysToFinish: 'days',
  daysInStep: 'days',
  expertMinutesPerFollower: 'minutes',
  promptsInADay: 'count',
  promptsInAWeek: 'count',
};
export const unitOf = (kind: MeasureKind): Unit => units[kind] ?? 'share';

/** Names of the steps and KPIs that a test may be about. */
export interface TestNames {
  step: (protocol: string, node: string) => string | null;
  kpi: (id: string) => string | null;
}

export function namesIn(protocols: readonly Protocol[]): TestNames {
  return {
    step: (id, node) => {
      const protocol = protocols.find((each) => each.id === id);
      const found = protocol?.nodes.find((each) => each.id === node);
      return found ? nameOfStep(protocol, found) || null : null;
    },
    kpi: (id) => protocols.find(({ items }) => items[id])?.items[id]?.name ?? null,
  };
}

export function measureLabel(measure: Measure, names: TestNames, locale: Locale): string {
  const t = translator(measureTexts, locale);
  switch (measure.of) {
    case 'reached':
      return t('reachedStep', { name: names.step(measure.protocol, measure.node) ?? t('gone') });
    case 'daysInStep':
      return t('daysInThatStep', { name: names.step(measure.protocol, measure.node) ?? t('gone') });
    case 'kpiInTarget':
      return t('kpiInItsTarget', { name: names.kpi(measure.kpi) ?? t('gone') });
    default:
      return t(measure.of);
  }
}

/** "60%", "12 days", "3"; `null` is not known. */
export function valueWords(kind: MeasureKind, value: number | null, locale: Locale): string {
  const t = translator(measureTexts, locale);
  if (value === null) return t('unknown');
  const rounded = Math.round(value * 10) / 10;
  switch (unitOf(kind)) {
    case 'share':
      return percentWords(locale, value);
    case 'days':
      return durationIn('day', value, locale);
    case 'minutes':
      return durationIn('minute', value, locale);
    default:
      return formatNumber(locale, rounded);
  }
}

/** "Followers who finish: at least 60%" */
export function expectationWords(expectation: Expectation, names: TestNames, locale: Locale): string {
  const t = translator(measureTexts, locale);
  const { measure, must, value } = expectation;
  return t(must === 'atLeast' ? 'expectsAtLeast' : 'expectsAtMost', {
    label: measureLabel(measure, names, locale),
    value: valueWords(measure.of, value, locale),
  });
}
