import { describe, expect, it } from 'vitest';
import { diabetes } from '../examples/diabetes.ts';
import { sleep } from '../examples/sleep.ts';
import { advanceProgram, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry, replayProgram } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import type { EventEntry, StartEntry } from '../replay.ts';
import { module, node, protocol } from '../testing/build.ts';
import { NOBODY, time } from '../testing/drive.ts';
import { ITEMS } from '../testing/items.ts';
import { beginLife, type LifeBehaviour, type Lived, letHappen, nextThingAt, toNextThing } from './life.ts';
import { lifeOf } from './population.ts';
import { reasonsOf } from './reasons.ts';
import { usualSetup } from './setup.ts';

const first = {
  ...protocol(
    [
      node('kpi', 'k', null, { selectedItem: 'pulse' }),
      node('finish', 'calm', 'k', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '<', value: 100 } }),
      node('fail', 'wild', 'k'),
    ],
    ITEMS,
  ),
  id: 'first',
};
const second = {
  ...protocol(
    [
      node('wait', 'w', null, { settings: { kind: 'for', days: 2 } }),
      node('followup', 'a', 'w', { selectedItem: 'act' }),
      node('finish', 'f', 'a'),
    ],
    ITEMS,
    [module('daily', { selected_module: 'nudge', selected_item: 'hello', at_time: '08:00' })],
  ),
  id: 'second',
};
const program: Program = {
  id: 'program',
  protocols: [first, second].map((one) => ({ protocol: one, onFail: 'stop' as const })),
};
const begin = time('2026-03-02 09:00');
const input = { runId: 'e', zone: 'UTC', person: NOBODY };

const anHourLater: LifeBehaviour = (effect) => {
  if (effect.kind !== 'openTask') return [];
  const [at, task] = [effect.at + 3_600_000, effect.task.id];
  if (effect.task.kind === 'kpi')
    return [{ at, event: { id: `r-${task}`, type: 'reading', kpi: 'pulse', value: 70, task } }];
  return [{ at, event: { id: `d-${task}`, type: 'taskDone', task } }];
};

function walked(behaviour: LifeBehaviour): Lived[] {
  const all = [beginLife(program, input, begin, behaviour)];
  for (;;) {
    const next = toNextThing(program, (all.at(-1) as Lived).life, behaviour);
    if (!next) return all;
    all.push(next);
  }
}

describe('a life', { timeout: 60_000 }, () => {
  it('[R46] leads through all protocols of a program, thing by thing', () => {
    const all = walked(anHourLater);
    expect(all.map(({ event }) => event?.type ?? 'start')).toEqual([
      'start',
      'reading',
      'timer',
      'timer',
      'timer',
      'taskDone',
    ]);
    expect(all.at(-1)?.life.run.end).toMatchObject({ status: 'finished', node: 'f' });
    expect(nextThingAt((all.at(-1) as Lived).life)).toBeNull();
  });

  it('[R46] something of one’s own can happen in between, and answers to what has gone are not given', () => {
    const began = beginLife(program, input, begin, anHourLater);
    const reading = { id: 'own', type: 'reading', kpi: 'pulse', value: 65, task: 'e.0/k/1/task/1' } as const;
    const own = letHappen(program, began.life, { at: begin + 60_000, event: reading }, anHourLater);
    expect(own.life.run.index).toBe(1);
    // The planned answer to the same task is still pending, but its task is closed.
    expect(toNextThing(program, own.life, anHourLater)?.event?.type).toBe('timer');
    const left = letHappen(program, own.life, { at: 0, event: { id: 'w', type: 'withdraw' } }, anHourLater);
    expect(left).toMatchObject({ at: begin + 60_000, life: { run: { end: { status: 'withdrawn' } } } });
  });

  it.each([
    ['two small protocols', program],
    ['sleep', { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' }] } satisfies Program],
    [
      'diabetes, then sleep',
      {
        id: 'p',
        protocols: [
          { protocol: diabetes, onFail: 'goOn' },
          { protocol: sleep, onFail: 'stop' },
        ],
      } satisfies Program,
    ],
  ])('[R46] its log is what the live worker writes for the same events: %s', (_name, lived) => {
    const setup = { ...usualSetup(lived, begin, 'Europe/Berlin'), days: 200 };
    let entries = 0;
    for (let number = 1; number <= 25; number++) {
      const things = [...lifeOf(lived, setup, number, '2026c')];
      const written = things.flatMap(({ entry }) => entry ?? []);
      expect(written).toEqual(byTheWorker(lived, things, '2026c'));
      const [start, ...events] = written as [StartEntry, ...EventEntry[]];
      const again = replayProgram(lived, JSON.parse(JSON.stringify({ start, events })), '2026c');
      expect(again.differences).toEqual([]);
      expect(JSON.stringify(again.run)).toBe(JSON.stringify(things.at(-1)?.life.run));
      entries += written.length;
    }
    expect(entries).toBeGreaterThan(60);
  });
});

/** As the worker does it: state from its stored text, one call an event, no row where nothing changed. */
function byTheWorker(lived: Program, things: readonly Lived[], tz: string): (StartEntry | EventEntry)[] {
  const rows: (StartEntry | EventEntry)[] = [];
  let state = '';
  for (const { at, event, life } of things) {
    if (event === null) {
      const { id, run } = life.run;
      const given = { runId: id, zone: run.zone, person: run.person };
      const began = startProgram(lived, given, at);
      rows.push(programStartEntry(given, at, began, tz));
      state = JSON.stringify(began.run);
      continue;
    }
    const before = JSON.parse(state) as ProgramRun;
    const due = before.run.dueAt;
    // The worker wakes a run no earlier than it asked for, and calls a timer by the number of its row.
    if (event.type === 'timer') expect([at, event.id]).toEqual([due, `timer/${rows.length + 1}`]);
    const advanced = advanceProgram(lived, before, event, at);
    if (advanced.run === before && advanced.effects.length === 0) continue;
    rows.push(programEventEntry(event, at, advanced, tz));
    state = JSON.stringify(advanced.run);
  }
  return rows;
}

describe('reasons', { timeout: 60_000 }, () => {
  it('[R47] every effect comes with the decisions that led to it', () => {
    const all = walked(anHourLater);
    const reasons = (id: string): string[] => {
      const lived = all.find(({ effects }) => effects.some((effect) => effect.id === id));
      const effect = lived?.effects.find((one) => one.id === id);
      if (!lived || !effect) throw new Error(`no effect ${id}`);
      return reasonsOf(effect, lived.trace).map((entry) => `${entry.rule} ${entry.what}`);
    };
    expect(reasons('e.0/k/1/openTask/1')).toEqual(['R1 entered']);
    expect(reasons('e.0/k/1/closeTask/1')).toEqual(['R2 ended']);
    expect(reasons('e.1/module:daily/1/sendNudge/1')).toEqual(['T8 came']);
    expect(reasons('e.1/a/1/openTask/1')).toEqual(['R1 entered', 'R4 chose', 'R2 ended']);
    expect(reasons('e/program/1/finish/1')).toEqual(['R11 run-ended', 'R1 entered', 'R4 chose', 'R2 ended']);
  });

  it('[R47] in the examples no effect of an answer is without a reason', () => {
    const one: Program = { id: 'p', protocols: [{ protocol: diabetes, onFail: 'stop' }] };
    const setup = { ...usualSetup(one, begin, 'Europe/Berlin'), days: 120 };
    for (let number = 1; number <= 20; number++)
      // A day of a challenge, a reminder and a departure come by the event alone.
      for (const { effects, trace, event } of lifeOf(one, setup, number))
        for (const effect of effects)
          if (event === null || event.type === 'answers')
            expect([effect.id, reasonsOf(effect, trace).length > 0]).toEqual([effect.id, true]);
  });
});
