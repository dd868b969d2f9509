import { describe, expect, it } from 'vitest';
import { advanceProgram, startProgram } from './program.ts';
import type { FlowNode, Program, Protocol } from './protocol.ts';
import type { RunEvent } from './run-event.ts';
import { node, protocol } from './testing/build.ts';
import { NOBODY, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const named = (id: string, nodes: FlowNode[]): Protocol => ({ ...protocol(nodes, ITEMS), id });
const first = named('first', [
  node('kpi', 'k', null, { selectedItem: 'pulse' }),
  node('finish', 'f', 'k', { nextStepCondition: { is: 'success' } }),
  node('fail', 'x', 'k'),
]);
const second = named('second', [
  node('followup', 'a', null, { selectedItem: 'act' }),
  node('finish', 'calm', 'a', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '<', value: 80 } }),
  node('fail', 'late', 'a', { nextStepCondition: { is: 'days', op: '>=', value: 2 } }),
]);

function play(onFail: 'stop' | 'goOn', ...events: [string, Omit<RunEvent, 'id'> & object][]) {
  const program: Program = {
    id: 'program',
    protocols: [first, second].map((one) => ({ protocol: one, onFail })),
  };
  let advanced = startProgram(program, { runId: 'e', zone: 'UTC', person: NOBODY }, time('2026-03-02 09:00'));
  const effects = [...advanced.effects];
  for (const [index, [when, event]] of events.entries()) {
    advanced = advanceProgram(program, advanced.run, { id: `e${index}`, ...event } as RunEvent, time(when));
    effects.push(...advanced.effects);
  }
  return { run: advanced.run, ids: effects.map((effect) => effect.id) };
}

const pulse = (value: number): [string, Omit<RunEvent, 'id'>] => [
  '2026-03-04 10:00',
  { type: 'reading', kpi: 'pulse', value, task: 'e.0/k/1/task/1' } as never,
];
const declined: [string, Omit<RunEvent, 'id'>] = [
  '2026-03-04 10:00',
  { type: 'taskDone', task: 'e.0/k/1/task/1', outcome: 'failure' } as never,
];
const done: [string, Omit<RunEvent, 'id'>] = [
  '2026-03-04 11:00',
  { type: 'taskDone', task: 'e.1/a/1/task/1' } as never,
];

describe('a program', () => {
  it('[R34] the finish of one protocol starts the next, the finish of the last finishes the program', () => {
    const { run, ids } = play('stop', pulse(70), done);
    expect(run.end).toMatchObject({ status: 'finished', node: 'calm' });
    expect(run.past).toMatchObject([{ protocolId: 'first', end: { status: 'finished' } }]);
    expect(ids).toEqual([
      'e.0/k/1/openTask/1',
      'e.0/k/1/closeTask/1',
      'e.1/a/1/openTask/1',
      'e.1/a/1/closeTask/1',
      'e/program/1/finish/1',
    ]);
  });

  it('[R35] a protocol that fails ends the program, unless it says to go on', () => {
    const stopped = play('stop', declined);
    expect(stopped.run.end).toMatchObject({ status: 'failed', reason: 'fail' });
    expect(stopped.ids.at(-1)).toBe('e/program/1/fail/1');
    const goesOn = play('goOn', declined);
    expect(goesOn.run).toMatchObject({ index: 1, end: null });
  });

  it('[R36] readings, results and days in the program are carried over', () => {
    const { run } = play('stop', pulse(100), done);
    expect(run.run.kpis.pulse?.last).toBe(100);
    expect(run.end).toMatchObject({ status: 'failed', node: 'late' });
  });

  it('[R34] an event that changes nothing gives the same program run back', () => {
    const { run } = play('stop', pulse(70));
    const program = {
      id: 'program',
      protocols: [first, second].map((one) => ({ protocol: one, onFail: 'stop' as const })),
    };
    expect(advanceProgram(program, run, { id: 'late', type: 'timer' }, time('2026-03-04 10:30')).run).toBe(
      run,
    );
  });

  it('[R34] withdrawing ends the program', () => {
    const { run, ids } = play('goOn', ['2026-03-03 09:00', { type: 'withdraw' } as never]);
    expect(run.end?.status).toBe('withdrawn');
    expect(ids).toEqual(['e.0/k/1/openTask/1', 'e.0/k/1/closeTask/1']);
  });
});
