import { describe, expect, it } from 'vitest';
import type { FlowNode } from './protocol.ts';
import type { Person } from './run-state.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive, NOBODY, shown, time } from './testing/drive.ts';
import { ITEMS, MOOD, PULSE, WALK } from './testing/items.ts';
import { comesOutTheSame } from './trace.ts';

const after = (id: string): FlowNode[] => [
  node('followup', 'yes', id, { selectedItem: 'act', nextStepCondition: { is: 'success' } }),
  node('followup', 'no', id, { selectedItem: 'act', nextStepCondition: { is: 'failure' } }),
];
const drive = (step: FlowNode, items = ITEMS, person: Person = NOBODY) =>
  new Drive(protocol([step, ...after(step.id)], items), undefined, { person });

describe('population', () => {
  it('[R17] decides at once from what is known of the person', () => {
    const who = {
      is: 'and',
      all: [
        { is: 'age', op: '>=', value: 18 },
        { is: 'sign', op: '!=', value: 'pregnant' },
      ],
    } as const;
    const step = node('population', 'p', null, { settings: { who: { ...who, all: [...who.all] } } });
    const meet = (person: Partial<Person>) => drive(step, ITEMS, { ...NOBODY, ...person }).here;
    expect(meet({ age: 30 })).toBe('yes');
    expect(meet({ age: 17 })).toBe('no');
    expect(meet({ age: 30, signs: ['pregnant'] })).toBe('no');
    expect(meet({})).toBe('no');
  });
});

describe('nudge', () => {
  it('[R18] is sent and has succeeded', () => {
    const run = drive(node('nudge', 'n', null, { selectedItem: 'hello' }));
    expect(run.said[0]).toBe('sendNudge n 1');
    expect(run.here).toBe('yes');
  });

  it('[R18] for the system it goes to the expert', () => {
    expect(drive(node('nudge', 'n', null, { selectedItem: 'hello', target: 'system' })).said[0]).toBe(
      'notifyExpert n 1',
    );
  });

  it('[R18] one that is no longer fresh is missed, not sent, and the way goes on', () => {
    const nodes = [
      node('wait', 'w', null, { settings: { kind: 'for', hours: 1 } }),
      node('nudge', 'n', 'w', { selectedItem: 'hello', window: { expireAfterMinutes: 30 } }),
      node('followup', 'x', 'n', { selectedItem: 'act' }),
    ];
    const run = new Drive(protocol(nodes, ITEMS));
    run.at('2026-03-02 10:30');
    expect(run.said).toEqual(['openTask x 1']);
    expect(run.run.ends.n).toMatchObject({ result: 'success', reason: 'missed' });
  });
});

describe('tasks', () => {
  it('[R19] an order is confirmed or declined', () => {
    const items = {
      ...ITEMS,
      o: { kind: 'order', name: '', description: '', orderType: 'confirmation' } as const,
    };
    const step = node('order', 'o', null, { selectedItem: 'o' });
    const yes = drive(step, items);
    yes.at('2026-03-02 10:00', { type: 'taskDone', task: yes.task() });
    expect(yes.here).toBe('yes');
    const no = drive(step, items);
    no.at('2026-03-02 10:00', { type: 'taskDone', task: no.task(), outcome: 'failure' });
    expect(no.run.ends.o).toMatchObject({ result: 'failure', reason: 'declined' });
  });

  it('[R19] an upload needs its file, a lab result its value, which becomes a reading', () => {
    const upload = { kind: 'order', name: '', description: '', orderType: 'upload' } as const;
    const lab = { ...upload, orderType: 'lab_result', resultKpi: 'pulse' } as const;
    const run = drive(node('order', 'o', null, { selectedItem: 'up' }), { ...ITEMS, up: upload });
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.why()).toBe('proof-missing');
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task(), proof: 'file-1' });
    expect(run.here).toBe('yes');
    const tested = drive(node('order', 'o', null, { selectedItem: 'lab' }), { ...ITEMS, lab });
    tested.at('2026-03-02 10:00', { type: 'taskDone', task: tested.task() });
    expect(tested.why()).toBe('proof-missing');
    tested.at('2026-03-02 10:00', { type: 'taskDone', task: tested.task(), value: 66 });
    expect(tested.run.kpis.pulse?.last).toBe(66);
  });

  it('[R19] a follow-up for the expert takes the expert’s decision, one for the follower does not', () => {
    const decide = (target: 'follower' | 'system', outcome: 'success' | 'failure') => {
      const run = drive(node('followup', 'f', null, { selectedItem: 'act', target }));
      run.at('2026-03-02 10:00', { type: 'expertDecision', task: run.task(), outcome });
      return run.here;
    };
    expect([decide('system', 'success'), decide('system', 'failure')]).toEqual(['yes', 'no']);
    expect(decide('follower', 'success')).toBe('f');
  });

  it('[R19] a follow-up’s questions are answered in the same go', () => {
    const asking = {
      ...ITEMS.act,
      questions: [{ id: 'pain', kind: 'scale', text: 'Pain', min: 0, max: 10 }],
    };
    const run = drive(node('followup', 'f', null, { selectedItem: 'ask' }), {
      ...ITEMS,
      ask: asking as never,
    });
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.why()).toBe('answers-have-faults');
    run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: { pain: 4 } });
    expect(run.run.results.ask?.answers).toEqual({ pain: 4 });
    expect(run.here).toBe('yes');
  });

  it('[R22] [R23] an assessment keeps its answers, score and band', () => {
    const run = drive(node('assessment', 'm', null, { selectedItem: 'mood' }));
    run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: { q1: 'p3' } });
    expect(run.trace.at(-1)).toMatchObject({
      why: 'answers-have-faults',
      faults: [{ question: 'q2', fault: 'missing' }],
    });
    run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: { q1: 'p3', q2: 'p0' } });
    expect(run.run.ends.m).toMatchObject({ score: 6, band: 'high' });
    expect(run.run.results.mood).toMatchObject({ score: 6, band: 'high', answers: { q1: 'p3', q2: 'p0' } });
  });
});

describe('kpi', () => {
  const take = (value: number, more: { unit?: string; successMeans?: 'inTarget' } = {}) => {
    const settings = more.successMeans ? { settings: { successMeans: more.successMeans } } : {};
    const run = drive(node('kpi', 'k', null, { selectedItem: 'pulse', ...settings }));
    const unit = more.unit === undefined ? {} : { unit: more.unit };
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value, task: run.task(), ...unit });
    return run;
  };

  it('[R21] a reading inside the range is taken, in any unit the KPI knows', () => {
    expect(take(70).run.kpis.pulse).toMatchObject({ first: 70, last: 70, count: 1 });
    expect(take(1.2, { unit: 'Hz' }).run.kpis.pulse?.last).toBe(72);
    expect(take(19).why()).toBe('out-of-range');
    expect(take(20).here).toBe('yes');
  });

  it('[R21] success means taken, or in the target where the step says so', () => {
    expect(take(120).here).toBe('yes');
    expect(take(120, { successMeans: 'inTarget' }).run.ends.k).toMatchObject({
      result: 'failure',
      reason: 'out-of-target',
    });
    expect(take(90, { successMeans: 'inTarget' }).here).toBe('yes');
  });
});

describe('alerts', () => {
  const urgent = { ...PULSE, alert: { is: 'kpi', kpi: 'pulse', op: '>=', value: 180 } } as const;
  const told = (run: Drive) =>
    run.effects.flatMap((effect) => (effect.kind === 'notifyExpert' ? [effect.id] : []));

  it('[R41] a reading that holds its alert reaches an expert at once, whoever asked for it', () => {
    const daily = module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '12:00' });
    const nodes = [node('wait', 'w', null, { settings: { kind: 'for', days: 9 } })];
    const run = new Drive(protocol(nodes, { ...ITEMS, pulse: urgent }, [daily]));
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 179 });
    expect(told(run)).toEqual([]);
    run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 180 });
    run.until('2026-03-02 12:00');
    run.at('2026-03-02 13:00', { type: 'reading', kpi: 'pulse', value: 200, task: run.task('m') });
    expect(told(run)).toEqual(['run/item:pulse/2/notifyExpert/1', 'run/item:pulse/3/notifyExpert/1']);
    expect(run.trace.filter((entry) => entry.what === 'alerted').every(comesOutTheSame)).toBe(true);
  });

  it('[R41] a sheet of answers too; without an item named its alert speaks of its own', () => {
    const alert = { is: 'answer', question: 'q1', op: '=', value: 'p3' } as const;
    const answer = (q1: string) => {
      const run = drive(node('assessment', 'm', null, { selectedItem: 'mood' }), {
        ...ITEMS,
        mood: { ...MOOD, alert },
      });
      run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: { q1, q2: 'p0' } });
      return told(run);
    };
    expect(answer('p2')).toEqual([]);
    expect(answer('p3')).toEqual(['run/item:mood/1/notifyExpert/1']);
  });
});

describe('challenge', () => {
  const challenge = (at: string, item = WALK) =>
    new Drive(
      protocol([node('challenge', 'c', null, { selectedItem: 'w' }), ...after('c')], { ...ITEMS, w: item }),
      at,
    );
  const day = (run: Drive, when: string) => run.at(when, { type: 'taskDone', task: run.task() });

  it('[R27] the first day is the first whose opening time is not past', () => {
    expect(shown(challenge('2026-03-02 05:00').run.dueAt ?? 0, 'UTC')).toBe('2026-03-02 06:00');
    expect(shown(challenge('2026-03-02 09:00').run.dueAt ?? 0, 'UTC')).toBe('2026-03-03 06:00');
  });

  //   day 0 ●   day 1 ×   day 2 ●      two of three were wanted
  it('[R27] each day has a task that ends with the day; enough of them are success', () => {
    const run = challenge('2026-03-02 05:00').until('2026-03-02 06:00');
    expect(run.run.tasks[0]?.expiresAt).toBe(time('2026-03-03 00:00'));
    day(run, '2026-03-02 20:00');
    run.until('2026-03-04 06:00');
    expect(run.run.here?.challenge).toMatchObject({ day: 2, done: 1, streak: 0, best: 1 });
    day(run, '2026-03-04 07:00');
    expect(run.run.ends.c).toMatchObject({ result: 'success', reason: 'goal-reached' });
    expect(run.said.filter((one) => one.includes(' c '))).toEqual([
      'openTask c 1',
      'closeTask c 1',
      'openTask c 2',
      'closeTask c 2',
      'openTask c 3',
      'closeTask c 3',
    ]);
  });

  it('[R27] too few are failure, when the last day is over', () => {
    const run = challenge('2026-03-02 05:00').until('2026-03-05 00:00');
    expect(run.run.ends.c).toMatchObject({ result: 'failure', at: time('2026-03-05 00:00') });
  });

  it('[R27] a day that was over before anybody could be told is missed without a task', () => {
    const run = challenge('2026-03-02 05:00');
    run.at('2026-03-03 12:00');
    expect(run.said).toEqual(['openTask c 2']);
  });

  it('[R27] proof is asked for where the challenge wants it', () => {
    const run = challenge('2026-03-02 05:00', { ...WALK, proof: 'number' }).until('2026-03-02 06:00');
    day(run, '2026-03-02 20:00');
    expect(run.why()).toBe('proof-missing');
  });
});
