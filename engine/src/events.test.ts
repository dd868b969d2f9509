import { describe, expect, it } from 'vitest';
import { module, node, protocol } from './testing/build.ts';
import { Drive } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';
import { comesOutTheSame } from './trace.ts';

const daily = module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '12:00' });
const simple = protocol(
  [
    node('followup', 'a', null, { selectedItem: 'act' }),
    node('kpi', 'k', 'a', { selectedItem: 'pulse' }),
    node('finish', 'f', 'k'),
  ],
  ITEMS,
  [daily],
);

describe('events', () => {
  it('[R13] the same event twice changes nothing, whatever it is', () => {
    const run = new Drive(simple);
    const [first, pulse] = [run.task(), { type: 'reading', kpi: 'pulse', value: 70, id: 'r1' } as const];
    run.at('2026-03-02 10:00', { type: 'taskDone', task: first });
    run.at('2026-03-02 10:05', pulse);
    run.at('2026-03-02 10:10', { type: 'pause', id: 'p1' });
    run.at('2026-03-02 10:20', { type: 'resume', id: 'p2' });
    const { run: before, effects } = run;
    const sent = effects.length;
    run.at('2026-03-02 10:30', { type: 'taskDone', task: first });
    run.at('2026-03-02 10:30', pulse);
    run.at('2026-03-02 10:30', { type: 'pause', id: 'p1' });
    run.at('2026-03-02 10:30', { type: 'resume', id: 'p2' });
    expect(run.run).toBe(before);
    expect(run.effects.length).toBe(sent);
    expect(run.run.kpis.pulse?.count).toBe(1);
  });

  it('[R13] an event that cannot be taken is refused with the reason and changes nothing', () => {
    const run = new Drive(simple);
    const before = run.run;
    const tries: [string, Parameters<Drive['at']>[1]][] = [
      ['task-not-open', { type: 'taskDone', task: 'run/a/9/task/1' }],
      ['does-not-fit-task', { type: 'booking', task: run.task(), status: 'booked' }],
      ['answers-have-faults', { type: 'answers', task: run.task(), answers: { nobody: 'asked' } }],
      ['no-such-kpi', { type: 'reading', kpi: 'height', value: 1 }],
      ['unknown-unit', { type: 'reading', kpi: 'pulse', value: 70, unit: 'stone' }],
      ['out-of-range', { type: 'reading', kpi: 'pulse', value: 7_000 }],
      ['no-such-zone', { type: 'timeZone', zone: 'Europe/Atlantis' }],
      ['not-paused', { type: 'resume' }],
      ['snooze-not-allowed', { type: 'snooze', task: run.task(), minutes: -5 }],
    ];
    for (const [why, event] of tries) {
      run.at('2026-03-02 09:30', event);
      expect(run.why()).toBe(why);
      expect(run.run).toBe(before);
    }
    run.at('2026-03-02 09:40', { type: 'withdraw' });
    run.at('2026-03-02 09:50', { type: 'taskDone', task: 'run/a/1/task/1' });
    expect(run.why()).toBe('run-ended');
  });

  it('[R96] a reading that is mended decides nothing anew, and is seen by what is decided later', () => {
    const high = { is: 'kpi', kpi: 'pulse', op: '>', value: 100 } as const;
    const twice = protocol(
      [
        node('kpi', 'k', null, { selectedItem: 'pulse' }),
        node('followup', 'rest', 'k', { selectedItem: 'act', nextStepCondition: high }),
        node('fail', 'still', 'rest', { nextStepCondition: high }),
        node('finish', 'calm', 'rest'),
        node('finish', 'f', 'k'),
      ],
      ITEMS,
    );
    const run = new Drive(twice);
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 130, task: run.task() });
    expect(run.here).toBe('rest');
    const { tasks } = run.run;
    const of = run.run.kpis.pulse?.lastAt ?? 0;
    const state = { first: 80, last: 80, lastAt: of, count: 1 };
    run.at('2026-03-02 10:05', { type: 'correction', kpi: 'pulse', of, value: 80, state, id: 'c1' });
    expect(run.here).toBe('rest');
    expect(run.run.tasks).toEqual(tasks);
    expect(run.run.kpis.pulse).toEqual(state);
    run.at('2026-03-02 10:06', { type: 'correction', kpi: 'pulse', of, value: 7_000, state, id: 'c2' });
    expect(run.why()).toBe('out-of-range');
    run.at('2026-03-02 11:00', { type: 'taskDone', task: run.task() });
    expect(run.run.end?.node).toBe('calm');
  });

  it('[R96] a reading that was taken back leaves no fact, and the next one is told under an id of its own', () => {
    const watched = {
      ...ITEMS,
      pulse: { ...ITEMS.pulse, alert: { is: 'kpi', kpi: 'pulse', op: '>', value: 100 } },
    };
    const run = new Drive(
      protocol([node('followup', 'a', null, { selectedItem: 'act' })], watched as typeof ITEMS),
    );
    const alerts = () => run.effects.filter(({ kind }) => kind === 'notifyExpert').map(({ id }) => id);
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 130 });
    const of = run.run.kpis.pulse?.lastAt ?? 0;
    run.at('2026-03-02 10:05', { type: 'correction', kpi: 'pulse', of, value: null, state: null });
    expect(run.run.kpis.pulse).toBeUndefined();
    run.at('2026-03-02 10:10', { type: 'reading', kpi: 'pulse', value: 130 });
    const state = { first: 140, last: 140, lastAt: of, count: 1 };
    run.at('2026-03-02 10:15', { type: 'correction', kpi: 'pulse', of, value: 140, state });
    expect(alerts()).toHaveLength(3);
    expect(new Set(alerts()).size).toBe(3);
  });

  it('[R14] ids of effects are made of run, step, visit, kind and occurrence', () => {
    const run = new Drive(simple).until('2026-03-03 12:00');
    expect(run.effects.map((effect) => effect.id)).toEqual([
      'run/a/1/openTask/1',
      'run/module:m/1/openTask/1',
      'run/module:m/1/closeTask/1',
      'run/module:m/1/openTask/2',
    ]);
  });

  it('[R14] no id is given out twice in a long run', () => {
    const looping = protocol(
      [
        node('followup', 'a', null, { selectedItem: 'act', window: { expireAfterMinutes: 300 } }),
        node('nudge', 'n', 'a', { selectedItem: 'hello' }),
        node('jump', 'j', 'n', { rules: { jumpRule: { target: 'a' } } }),
      ],
      ITEMS,
      [daily],
    );
    const ids = new Drive(looping).until('2026-06-01 00:00').effects.map((effect) => effect.id);
    expect(ids.length).toBeGreaterThan(1_000);
    expect(new Set(ids).size).toBe(ids.length);
  }, 60_000);

  it('[R15] waking without need gives the very same run back', () => {
    const run = new Drive(simple);
    const before = run.run;
    run.at('2026-03-02 09:01');
    run.at('2026-03-02 11:59');
    expect(run.run).toBe(before);
  });

  it('[R28] [R29] every decision is recorded with its rule, and comes out the same from its record alone', () => {
    const branching = protocol(
      [
        node('population', 'who', null, { settings: { who: { is: 'age', op: '>=', value: 18 } } }),
        node('kpi', 'k', 'who', { selectedItem: 'pulse', nextStepCondition: { is: 'success' } }),
        node('fail', 'high', 'k', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 100 } }),
        node('finish', 'ok', 'k', {
          nextStepCondition: {
            is: 'and',
            all: [
              { is: 'success' },
              { is: 'or', any: [{ is: 'days', op: '<', value: 5 }, { is: 'failure' }] },
            ],
          },
        }),
      ],
      ITEMS,
    );
    const run = new Drive(branching, undefined, { person: { age: 40, sex: null, roles: [], signs: [] } });
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 72, task: run.task() });
    const recorded = JSON.parse(JSON.stringify(run.trace)) as typeof run.trace;
    expect(recorded.map((entry) => `${entry.rule} ${entry.what}`)).toEqual([
      'R1 entered',
      'R17 decided',
      'R2 ended',
      'R4 chose',
      'R1 entered',
      'R2 ended',
      'R4 chose',
      'R1 entered',
      'R11 run-ended',
    ]);
    expect(recorded.every(comesOutTheSame)).toBe(true);
    const chose = recorded.findLast((entry) => entry.what === 'chose');
    if (chose?.what !== 'chose') throw new Error('a child was chosen');
    expect(chose.asked[0]?.evaluation).toMatchObject({ holds: false, value: 72 });
    // A record that was tampered with does not come out the same.
    const forged = structuredClone(chose);
    if (forged.asked[0]) forged.asked[0].evaluation.value = 140;
    expect(comesOutTheSame(forged)).toBe(false);
  });

  it('[R39] a run is plain JSON: written and read back it goes on the same, byte for byte', () => {
    const run = new Drive(simple).until('2026-03-04 12:00');
    const read = JSON.parse(JSON.stringify(run.run));
    expect(read).toStrictEqual(run.run);
    const twin = new Drive(simple);
    twin.run = read;
    for (const one of [run, twin]) {
      one.at('2026-03-04 13:00', { type: 'reading', kpi: 'pulse', value: 71, task: one.task('m'), id: 'x' });
      one.until('2026-03-20 00:00');
    }
    expect(JSON.stringify(twin.run)).toBe(JSON.stringify(run.run));
  });
});
