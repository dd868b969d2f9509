import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { comparePopulations } from '@regimen/engine/simulate/compare.ts';
import { simulatePopulation } from '@regimen/engine/simulate/population.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { expect, test } from 'vitest';
import { changeLines, verdictOf } from './change-lines.ts';

const programOf = (protocol: Protocol): Program => ({ id: 'one', protocols: [{ protocol, onFail: 'stop' }] });
/** The second look at sleep without a deadline: whoever does not answer is stuck there. */
const waiting: Protocol = {
  ...sleep,
  nodes: sleep.nodes.map((node) => {
    if (node.id !== 'second-check') return node;
    const { window: _window, ...rules } = node.data.rules as Record<string, unknown>;
    const { window: _own, ...data } = node.data as typeof node.data & { window?: unknown };
    return { ...node, data: { ...data, rules } } as typeof node;
  }),
};
const names = { step: (_protocol: string, node: string) => node, kpi: (id: string) => id };
const live = (protocol: Protocol) => {
  const program = programOf(protocol);
  return simulatePopulation(program, {
    ...usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin'),
    followers: 150,
  });
};

test('a deadline that was missing is better, in words and with the place', () => {
  const [before, after] = [live(waiting), live(sleep)];
  expect(before.outcomes.stuck).toBeGreaterThan(10);
  const comparison = comparePopulations(before, after);
  const lines = changeLines(comparison, names, 'en');
  expect(lines.find(({ key }) => key === 'stuck')).toMatchObject({ verdict: 'better', after: '0%' });
  expect(lines.some(({ words }) => words === 'Stuck at second-check')).toBe(true);
  expect(verdictOf(comparison, 'en')).toMatch(/^\d+ more in 100 followers finish and \d+ fewer get stuck\.$/);
  const back = changeLines(comparePopulations(after, before), names, 'en');
  expect(back.find(({ key }) => key === 'stuck')?.verdict).toBe('worse');
});

test('what reads the same is no change, and what reads differently is said by what is read', () => {
  const result = live(sleep);
  const comparison = comparePopulations(result, result);
  const pair = (before: number, after: number) => ({ before, after, change: after - before });
  const with_ = (stopped: ReturnType<typeof pair>) => ({
    ...comparison,
    outcomes: { ...comparison.outcomes, stopped, finished: stopped },
  });
  const same = with_(pair(0.0551, 0.0649));
  expect(changeLines(same, names, 'en')).toEqual([]);
  expect(verdictOf(same, 'en')).toBe('This makes no visible difference for these followers.');
  const other = with_(pair(0.054, 0.0649));
  expect(changeLines(other, names, 'en').find(({ key }) => key === 'stopped')).toMatchObject({
    words: 'Dropped out',
    before: '5%',
    after: '6%',
    verdict: 'worse',
  });
});

test('nothing is better because more people run through', () => {
  const result = live(sleep);
  const comparison = comparePopulations(result, result);
  const ranThrough = { before: 0.1, after: 1, change: 0.9 };
  const lines = changeLines({ ...comparison, outcomes: { ...comparison.outcomes, ranThrough } }, names, 'en');
  expect(lines).toEqual([
    { key: 'ranThrough', words: 'Reached the end only', before: '10%', after: '100%', verdict: 'worse' },
  ]);
});

test('fewer who only reach the end are no gain unless more finish', () => {
  const result = live(sleep);
  const comparison = comparePopulations(result, result);
  const pair = (before: number, after: number) => ({ before, after, change: after - before });
  const verdict = (finished: ReturnType<typeof pair>) => {
    const outcomes = {
      ...comparison.outcomes,
      finished,
      ranThrough: pair(0.25, 0.06),
      stuck: pair(0, 0.35),
    };
    const lines = changeLines({ ...comparison, outcomes }, names, 'en');
    return lines.find(({ key }) => key === 'ranThrough')?.verdict;
  };
  expect(verdict(pair(0.5, 0.4))).toBe('other');
  expect(verdict(pair(0.5, 0.6))).toBe('better');
});

test('the same program makes no difference, and says so', () => {
  const result = live(sleep);
  const comparison = comparePopulations(result, result);
  expect(changeLines(comparison, names, 'en')).toEqual([]);
  expect(verdictOf(comparison, 'en')).toBe('This makes no visible difference for these followers.');
  expect(verdictOf(comparison, 'ar')).toContain('لا فرق');
});
