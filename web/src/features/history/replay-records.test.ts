import type { RunRecord } from '@regimen/contract/history.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { moveEntry } from '@regimen/engine/migrate/replay.ts';
import { moveRun } from '@regimen/engine/migrate.ts';
import { advanceProgram, startProgram } from '@regimen/engine/program.ts';
import { programEventEntry, programStartEntry } from '@regimen/engine/program-replay.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { expect, test } from 'vitest';
import { replayRecords } from './replay-records.ts';

const at = Date.parse('2026-11-16T08:00:00Z');
const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const input = {
  runId: 'r',
  zone: 'Europe/Berlin',
  person: { age: 40, sex: 'female', roles: ['user'], signs: [] },
};
const began = startProgram(program, input, at);
const event: RunEvent = {
  id: 'e',
  type: 'answers',
  task: began.run.run.tasks[0]?.id ?? '',
  answers: { falling: 3, staying: 2, days: 1, content: 4 },
};
const next = advanceProgram(program, began.run, event, at + 1_000);
const record = (number: number, entry: RunRecord['entry']): RunRecord => ({
  number,
  at: new Date(entry.at).toISOString(),
  type: 'answers',
  by: null,
  entry,
  trace: [],
});
const records = [
  record(1, programStartEntry(input, at, began, 'x')),
  record(2, programEventEntry(event, at + 1_000, next, 'x')),
];

const versions = { current: 'v1', find: (id: string) => (id === 'v1' ? program : undefined) };

test('the state after each record is what it was then', () => {
  const told = replayRecords(versions, records);
  expect(told?.map(({ after }) => after)).toEqual([began.run, next.run]);
});

test('a record without its beginning cannot be told', () => {
  expect(replayRecords(versions, records.slice(1))).toBe(null);
});

test('a move is told by the version it leads to, and what follows by that one', () => {
  const nodes = sleep.nodes.map((node) => ({ ...node, data: { ...node.data, name: 'Renamed' } }));
  const protocol = { ...sleep, nodes } as typeof sleep;
  const later = { id: 'p', protocols: [{ protocol, onFail: 'stop' as const }] };
  const find = (id: string) => (id === 'v1' ? program : id === 'v2' ? later : undefined);
  const moved = moveRun(began.run, program, later, { now: at + 500 });
  const after = advanceProgram(later, moved.run, event, at + 1_000);
  const entries = [
    record(1, programStartEntry(input, at, began, 'x')),
    record(2, moveEntry({ from: 'v1', to: 'v2' }, { now: at + 500 }, moved, 'x')),
    record(3, programEventEntry(event, at + 1_000, after, 'x')),
  ];
  const told = replayRecords({ current: 'v2', find }, entries);
  expect(told?.map(({ version }) => version)).toEqual(['v1', 'v2', 'v2']);
  expect(told?.at(-1)?.after).toEqual(after.run);
  expect(replayRecords({ current: 'v2', find: () => undefined }, entries)).toBe(null);
});
