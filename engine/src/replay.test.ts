import { describe, expect, it } from 'vitest';
import { type EventEntry, eventEntry, replay, startEntry } from './replay.ts';
import { advance, start } from './run.ts';
import type { RunEvent } from './run-event.ts';
import { type Behaviour, beginSimulation, letHappen, nextThingAt, toNextThing } from './simulate.ts';
import { module, node, protocol } from './testing/build.ts';
import { NOBODY, shown, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const tree = protocol(
  [
    node('assessment', 'a', null, { selectedItem: 'mood' }),
    node('wait', 'w', 'a', { settings: { kind: 'for', days: 3 } }),
    node('kpi', 'k', 'w', { selectedItem: 'pulse', window: { expireAfterMinutes: 600 } }),
    node('finish', 'f', 'k'),
  ],
  ITEMS,
  [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '02:30' })],
);
const input = { runId: 'run', zone: 'Europe/Berlin', person: NOBODY };
const begin = time('2026-03-27 09:00', 'Europe/Berlin');

/** Answers everything an hour later. */
const diligent: Behaviour = (effect) => {
  if (effect.kind !== 'openTask') return null;
  const [id, task, at] = [effect.id, effect.task.id, effect.at + 3_600_000];
  if (effect.task.kind === 'kpi')
    return { at, event: { id, type: 'reading', kpi: 'pulse', value: 70, task } };
  return { at, event: { id, type: 'answers', task, answers: { q1: 'p1', q2: 'p1' } } };
};

function lived() {
  let advanced = start(tree, input, begin);
  const log = { start: startEntry(input, begin, advanced, '2026c'), events: [] as EventEntry[] };
  const happen = (event: RunEvent, now: number) => {
    advanced = advance(tree, advanced.run, event, now);
    log.events.push(eventEntry(event, now, advanced, '2026c'));
  };
  happen(
    { id: 'e1', type: 'answers', task: 'run/a/1/task/1', answers: { q1: 'p1', q2: 'p1' } },
    begin + 1_000,
  );
  for (let index = 0; advanced.run.dueAt !== null && index < 30; index++)
    happen({ id: `t${index}`, type: 'timer' }, advanced.run.dueAt);
  return { log, run: advanced.run };
}

describe('replay', () => {
  it('[R37] the events over the pinned version give the same run, byte for byte', () => {
    const { log, run } = lived();
    const again = replay(tree, JSON.parse(JSON.stringify(log)), '2026c');
    expect(JSON.stringify(again.run)).toBe(JSON.stringify(run));
    expect(again.differences).toEqual([]);
  });

  it('[R37] other versions and other instants are reported, not repaired', () => {
    const { log } = lived();
    const other = replay(tree, log, '2027a').differences;
    expect(other.every((difference) => difference.what === 'tz')).toBe(true);
    expect(other).toHaveLength(log.events.length + 1);
    const changed = structuredClone(log);
    const entry = changed.events[1];
    if (entry) entry.dueAt = 1;
    expect(replay(tree, changed, '2026c').differences).toEqual([
      { entry: 1, what: 'dueAt', recorded: 1, computed: log.events[1]?.dueAt },
    ]);
    const other2 = { ...tree, modules: tree.modules.map((one) => ({ ...one, at_time: '03:30' })) };
    expect(replay(other2, log, '2026c').differences.length).toBeGreaterThan(0);
  });
});

describe('stepping', () => {
  it('[R38] goes to the next thing that happens: a reaction, or the time the run asked for', () => {
    let step = beginSimulation(tree, input, begin, diligent);
    const seen: string[] = [];
    for (
      let next = toNextThing(tree, step.simulated, diligent);
      next;
      next = toNextThing(tree, step.simulated, diligent)
    ) {
      step = next;
      seen.push(`${shown(step.simulated.now, input.zone)} ${step.event?.type}`);
    }
    expect(seen).toEqual([
      '2026-03-27 10:00 answers',
      '2026-03-28 02:30 timer',
      '2026-03-28 03:30 reading',
      '2026-03-29 03:00 timer', // the clock went forward: 02:30 did not exist
      '2026-03-29 04:00 reading',
      '2026-03-30 02:30 timer',
      '2026-03-30 03:30 reading',
      '2026-03-30 10:00 timer', // three days after 10:00 by the wall clock
      '2026-03-30 11:00 reading',
    ]);
    expect(step.simulated.run.status).toBe('finished');
    expect(nextThingAt(step.simulated)).toBeNull();
  });

  it('[R38] anything else can be let happen in between', () => {
    const step = beginSimulation(tree, input, begin, diligent);
    const paused = letHappen(
      tree,
      step.simulated,
      { at: begin + 5, event: { id: 'p', type: 'pause' } },
      diligent,
    );
    expect(paused.simulated.run.status).toBe('paused');
    expect(paused.simulated.now).toBe(begin + 5);
  });

  it('[R38] the same behaviour lives the same life', () => {
    const life = () => {
      let step = beginSimulation(tree, input, begin, diligent);
      const log = [...step.effects];
      for (
        let next = toNextThing(tree, step.simulated, diligent);
        next;
        next = toNextThing(tree, step.simulated, diligent)
      ) {
        step = next;
        log.push(...step.effects);
      }
      return JSON.stringify(log);
    };
    expect(life()).toBe(life());
  });
});
