import { describe, expect, it } from 'vitest';
import { advanceProgram, startProgram } from './program.ts';
import { programEventEntry, programStartEntry, replayProgram } from './program-replay.ts';
import type { Program } from './protocol.ts';
import type { EventEntry } from './replay.ts';
import type { RunEvent } from './run-event.ts';
import { node, protocol } from './testing/build.ts';
import { NOBODY, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const first = protocol([node('kpi', 'k', null, { selectedItem: 'pulse' }), node('finish', 'f', 'k')], ITEMS);
const second = protocol(
  [
    node('wait', 'w', null, { settings: { kind: 'for', days: 2 } }),
    node('followup', 'a', 'w', { selectedItem: 'act' }),
    node('finish', 'g', 'a'),
  ],
  ITEMS,
);
const program: Program = {
  id: 'program',
  protocols: [
    { protocol: { ...first, id: 'first' }, onFail: 'stop' },
    { protocol: { ...second, id: 'second' }, onFail: 'stop' },
  ],
};
const input = { runId: 'e', zone: 'Europe/Berlin', person: NOBODY };
const begin = time('2026-03-27 09:00', 'Europe/Berlin');

function lived() {
  let advanced = startProgram(program, input, begin);
  const log = { start: programStartEntry(input, begin, advanced, '2026c'), events: [] as EventEntry[] };
  const states = [JSON.stringify(advanced.run)];
  const happen = (event: RunEvent, now: number) => {
    advanced = advanceProgram(program, advanced.run, event, now);
    log.events.push(programEventEntry(event, now, advanced, '2026c'));
    states.push(JSON.stringify(advanced.run));
  };
  happen({ id: 'r', type: 'reading', kpi: 'pulse', value: 70, task: 'e.0/k/1/task/1' }, begin + 1_000);
  happen({ id: 't', type: 'timer' }, advanced.run.run.dueAt ?? 0);
  happen({ id: 'd', type: 'taskDone', task: 'e.1/a/1/task/1' }, advanced.run.run.at + 1_000);
  return { log, states };
}

describe('replay of a program', () => {
  it('[R37] leads through all its protocols again, step for step and byte for byte', () => {
    const { log, states } = lived();
    const again: string[] = [];
    const { run, differences } = replayProgram(
      program,
      JSON.parse(JSON.stringify(log)),
      '2026c',
      (_, { run }) => again.push(JSON.stringify(run)),
    );
    expect(again).toEqual(states);
    expect(differences).toEqual([]);
    expect(run.end?.status).toBe('finished');
  });

  it('[R37] reports what was recorded otherwise, and where', () => {
    const { log } = lived();
    const [reading, ...rest] = log.events;
    const shifted = { start: log.start, events: [{ ...(reading as EventEntry), dueAt: 1 }, ...rest] };
    expect(replayProgram(program, shifted, '2026c').differences).toEqual([
      { entry: 0, what: 'dueAt', recorded: 1, computed: log.events[0]?.dueAt },
    ]);
  });
});
