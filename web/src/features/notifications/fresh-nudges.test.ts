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

const now = Date.parse('2026-11-16T20:00:00.000Z');

it('the same message stands there once, as it came last', () => {
  expect(
    freshNudges([nudge('3'), nudge('2', { title: 'Well slept?' }), nudge('1')], now).map(({ id }) => id),
  ).toEqual(['3', '2']);
});

it('whoever has read it when it came last is not shown that it came before', () => {
  expect(freshNudges([nudge('2', { isRead: true }), nudge('1')], now)).toEqual([]);
});

it('the same words of another program are another message', () => {
  expect(freshNudges([nudge('2'), nudge('1', { programId: 'q' })], now)).toHaveLength(2);
});

it('what came more than a day ago is over', () => {
  expect(freshNudges([nudge('1', { sentAt: '2026-11-15T19:00:00.000Z' })], now)).toEqual([]);
});
