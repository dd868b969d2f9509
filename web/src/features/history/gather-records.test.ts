import type { Trace } from '@regimen/engine/trace.ts';
import { expect, it } from 'vitest';
import { gatherRecords } from './gather-records.ts';

const held: Trace = { rule: 'T1', at: 0, what: 'held-by-modules', node: 'n', modules: ['m'] };
const came: Trace = { rule: 'T2', at: 0, what: 'came', module: 'm', occurrence: 1, day: 0, dueAt: 0 };

it('folds checks in a row that changed nothing, and tells every other one', () => {
  const records = [
    { type: 'start', trace: [] },
    { type: 'timer', trace: [held] },
    { type: 'timer', trace: [] },
    { type: 'timer', trace: [held, came] },
    { type: 'taskDone', trace: [] },
    { type: 'timer', trace: [held] },
  ] as const;
  expect(gatherRecords(records.map(({ type, trace }) => ({ type, trace: [...trace] })))).toEqual([
    { kind: 'one', index: 0 },
    { kind: 'quiet', indexes: [1, 2] },
    { kind: 'one', index: 3 },
    { kind: 'one', index: 4 },
    { kind: 'quiet', indexes: [5] },
  ]);
});
