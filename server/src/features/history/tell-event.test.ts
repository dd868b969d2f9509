import type { Program } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { tellEvent } from './tell-event.ts';

const program: Program = {
  protocols: [{ protocol: protocol([node('kpi', 'pain', null, { name: 'Morning pain' })]) }],
} as unknown as Program;
const toldOf = (type: 'reading' | 'timer' | 'taskDone', result: 'success' | 'failure') =>
  tellEvent(program, {
    type,
    kpi: null,
    zone: null,
    task: 'run.0/pain/1/task/1',
    effect: null,
    lines: [{ what: 'ended', node: 'pain', result }],
  } as unknown as Parameters<typeof tellEvent>[1]).told;

it('tells a reading beside its goal from one that was never taken', () => {
  expect(toldOf('reading', 'success')).toEqual([{ kind: 'succeeded', name: 'Morning pain' }]);
  expect(toldOf('reading', 'failure')).toEqual([{ kind: 'fellShort', name: 'Morning pain' }]);
  expect(toldOf('timer', 'failure')).toEqual([{ kind: 'failed', name: 'Morning pain' }]);
  // Somebody said that they could not do it.
  expect(toldOf('taskDone', 'failure')).toEqual([{ kind: 'failed', name: 'Morning pain' }]);
});

it('says of a task that was put down no word of time that ran out', () => {
  const declined = {
    type: 'taskDone',
    kpi: null,
    zone: null,
    task: 'run.0/pain/1/task/1',
    declined: true,
    effect: null,
    lines: [{ what: 'expired', module: 'diary' }],
  } as unknown as Parameters<typeof tellEvent>[1];
  expect(tellEvent(program, declined).told).toEqual([]);
});
