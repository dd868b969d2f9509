import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { expect, it } from 'vitest';
import { originWords } from './origin-words.ts';

const systolic = Object.keys(bloodPressure.items).find((id) => bloodPressure.items[id]?.kind === 'kpi') ?? '';
const said = (what: 'alerted' | 'urgent'): string => {
  const condition = { is: 'kpi', kpi: systolic, op: '>=', value: 180 } as const;
  const way: Trace[] = [
    { rule: 'R70', at: 0, what, item: systolic, evaluation: { condition, holds: true, value: 190 } },
  ];
  const speaking = { locale: 'en', to: 'expert', zone: 'UTC', now: 0, readAt: () => null } as const;
  const { answer, reasons } = originWords({ way }, { ...speaking, protocol: bloodPressure });
  return [answer, ...reasons.map(({ words }) => words)].join(' ');
};

it.each(['alerted', 'urgent'] as const)('an alert (%s) names what raised it, and the value', (what) => {
  expect(said(what)).toContain(`“${bloodPressure.items[systolic]?.name}”`);
  expect(said(what)).toContain('190');
  expect(said(what)).not.toContain('begins');
});
