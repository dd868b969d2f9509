import type { RunRecord } from '@regimen/contract/history.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { advanceProgram, startProgram } from '@regimen/engine/program.ts';
import { programEventEntry, programStartEntry } from '@regimen/engine/program-replay.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { expect, test } from 'vitest';
import { tellAgain } from './told-again.ts';

const at = Date.parse('2026-11-16T08:00:00Z');
const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const input = {
  ...{ runId: 'r', zone: 'Europe/Berlin' },
  person: { age: 40, sex: 'female', roles: ['user'], signs: [] },
};
const began = startProgram(program, input, at);
const event: RunEvent = {
  ...{ id: 'e', type: 'answers', task: began.run.run.tasks[0]?.id ?? '' },
  answers: { falling: 3, staying: 2, days: 1, content: 4 },
};
const next = advanceProgram(program, began.run, event, at + 1_000);
const record = (number: number, entry: RunRecord['entry']): RunRecord => ({
  ...{ number, at: new Date(entry.at).toISOString(), type: 'answers', by: null, entry, trace: [] },
});
const records = [
  record(1, programStartEntry(input, at, began, 'x')),
  record(2, programEventEntry(event, at + 1_000, next, 'x')),
];

test('the state after each record is what it was then', () => {
  const told = tellAgain(program, records);
  expect(told?.map(({ after }) => after)).toEqual([began.run, next.run]);
});

test('a record without its beginning cannot be told', () => {
  expect(tellAgain(program, records.slice(1))).toBe(null);
});
