import type { NudgeCard } from '@regimen/contract/nudges.ts';
import { expect, it } from 'vitest';
import { freshNudges } from './fresh-nudges.ts';

const nudge = (id: string, more: Partial<NudgeCard> = {}): NudgeCard => ({
  id,
  title: 'Time to measure',
  opening: 'Sit for five minutes.',
  programId: 'p',
  programTitle: 'P',
  from: 'Mona',
  sentAt: '2026-11-16T08:00:00.000Z',
  isRead: false,
  ...more,
});

const now = Date.parse('2026-11-16T18:00:00.000Z');

it('the same message stands there once, as it came last', () => {
  expect(
    freshNudges([nudge('3'), nudge('2', { title: 'Well slept?' }), nudge('1')], now, 'UTC').map(
      ({ id }) => id,
    ),
  ).toEqual(['3', '2']);
});

it('whoever has read it when it came last is not shown that it came before', () => {
  expect(freshNudges([nudge('2', { isRead: true }), nudge('1')], now, 'UTC')).toEqual([]);
});

it('the same words of another program are another message', () => {
  expect(freshNudges([nudge('2'), nudge('1', { programId: 'q' })], now, 'UTC')).toHaveLength(2);
});

it('what came on another day is left to the list of all nudges', () => {
  const yesterday = nudge('1', { title: 'Well slept?', sentAt: '2026-11-15T23:59:00.000Z' });
  expect(freshNudges([nudge('2'), yesterday], now, 'UTC').map(({ id }) => id)).toEqual(['2']);
  // It was today already where they live.
  expect(freshNudges([yesterday], now, 'Asia/Dubai')).toHaveLength(1);
});
