import type { HistoryEvent } from '@regimen/contract/history.ts';
import type { TimelineEntry } from '@regimen/contract/timelines.ts';
import { expect, it } from 'vitest';
import { gatherDays } from './gather-days.ts';

const day = 86_400_000;
const at = (days: number) => new Date(days * day + 1).toISOString();
const happened = (days: number, type: string, told: [string, string][] = []): TimelineEntry => ({
  at: at(days),
  event: { type, told: told.map(([kind, name]) => ({ kind, name })) } as unknown as HistoryEvent,
  given: null,
  prompt: null,
  closed: null,
  danger: null,
});
const due = (days: number, name = 'Diary') => happened(days, 'timer', [['came', name]]);
const sent = (days: number): TimelineEntry => ({
  at: at(days),
  event: null,
  given: null,
  prompt: { id: '', kind: 'reminder', title: 'Diary', byTeam: false, seen: false },
  closed: null,
  danger: null,
});
const gather = (entries: TimelineEntry[], today = 99) =>
  gatherDays(entries, (ms) => Math.floor(ms / day), today);

it('gathers days in a row on which nothing was answered, whatever was sent', () => {
  const missed = happened(6, 'timer', [['expired', 'Diary']]);
  expect(
    gather([happened(9, 'answers'), due(8), due(7), missed, due(6, 'Walk'), sent(6), due(3)]),
  ).toMatchObject([
    { kind: 'day', day: 9 },
    { kind: 'quiet', from: 3, to: 8, names: ['Diary', 'Walk'], sent: 1 },
  ]);
});

it('tells of a day with something done only that, and does not judge the day that is not over', () => {
  expect(gather([due(9), happened(8, 'reading'), due(8)], 9)).toMatchObject([
    { kind: 'day', day: 8, entries: [{ event: { type: 'reading' } }] },
  ]);
});

it('a day on which somebody else decided is no quiet one, and parts those around it', () => {
  const kinds = gather([due(5), happened(4, 'expertDecision'), due(4), due(3)]).map(({ kind }) => kind);
  expect(kinds).toEqual(['quiet', 'day', 'quiet']);
});

it('what was sent on a day on which nothing was due stands there', () => {
  expect(gather([sent(2)])).toMatchObject([
    { kind: 'day', day: 2, entries: [{ prompt: { kind: 'reminder' } }] },
  ]);
});
