import { describe, expect, it } from 'vitest';
import { removeNode, setItem, updateNode } from '../edit.ts';
import type { AssessmentItem, Item, KpiItem } from '../items.ts';
import { moveRun } from '../migrate.ts';
import type { ProgramRun } from '../program.ts';
import { advanceProgram } from '../program.ts';
import type { Protocol } from '../protocol.ts';
import { node, protocol } from '../testing/build.ts';
import { time } from '../testing/drive.ts';
import { ITEMS, MOOD, PULSE } from '../testing/items.ts';
import {
  acted,
  answered,
  before,
  itemLike,
  judged,
  lived,
  obstacles,
  programOf,
  tree,
  withData,
} from '../testing/versions.ts';
import { undoMove } from './undo.ts';

describe('who is decided about', () => {
  const run = lived(before, answered);

  it('[R54] a step that is gone, is another kind, or asks somebody else', () => {
    expect(obstacles(judged(run, removeNode(tree, 'act')))).toEqual([
      { why: 'step-gone', node: 'act', offers: ['rest'] },
    ]);
    const nudge = updateNode(tree, 'act', {
      type: 'nudge',
      data: { ...node('nudge', 'x', null).data, selectedItem: 'hello' },
    });
    expect(obstacles(judged(run, nudge))).toEqual([
      { why: 'step-changed', node: 'act', from: 'followup', to: 'nudge' },
    ]);
    expect(obstacles(judged(run, withData(tree, 'act', { target: 'system' })))).toEqual([
      { why: 'asks-somebody-else', node: 'act', from: 'follower', to: 'system' },
    ]);
  });

  it('[R57] where their step is gone, what is ahead is told from the nearest that is offered', () => {
    const verdict = judged(run, removeNode(tree, 'act'));
    expect(verdict.verdict === 'decide' && verdict.differences.vanishes.steps).toEqual(['act']);
  });

  it('[R54] an open task that asks or judges something else', () => {
    const asks = { questions: [{ id: 'q', kind: 'yes_no', text: 'Well?' }] };
    expect(obstacles(judged(run, setItem(tree, 'act', itemLike(ITEMS.act as Item, asks))))).toEqual([
      { why: 'task-changed', node: 'act', task: 'e.0/act/1/task/1', item: 'act', fields: ['questions'] },
    ]);
    expect(obstacles(judged(run, withData(tree, 'act', { selectedItem: 'other' })))).toMatchObject([
      { fields: ['selectedItem'] },
    ]);
    const atPulse = lived(before, answered, acted, ['2026-03-10 09:00', { type: 'timer' }]);
    const strict = withData(tree, 'pulse', { settings: { successMeans: 'inTarget' } });
    const now = time('2026-03-10 09:00');
    expect(obstacles(judged(atPulse, strict, { now }))).toMatchObject([
      { why: 'task-changed', fields: ['successMeans'] },
    ]);
    // The target alone does not matter where every reading is a success.
    const target = setItem(tree, 'pulse', itemLike(PULSE, { target: { max: 80 } }));
    expect(judged(atPulse, target, { now }).verdict).toBe('move');
    const narrow = setItem(
      tree,
      'pulse',
      itemLike(PULSE, { range: { min: 30, max: 200 } } satisfies Partial<KpiItem>),
    );
    expect(obstacles(judged(atPulse, narrow, { now }))).toMatchObject([
      { why: 'task-changed', fields: ['range'] },
      { why: 'module-task-changed', module: 'daily', fields: ['range'] },
    ]);
  });

  it('[R54] a score that would be another one, if somebody reads it, and readings in another unit', () => {
    const bands = [{ id: 'all', name: 'All', min: 0, max: 6 }];
    const changed = setItem(tree, 'mood', itemLike(MOOD, { bands } satisfies Partial<AssessmentItem>));
    expect(judged(run, changed).verdict).toBe('move');
    const read = withData(changed, 'rest', {
      nextStepCondition: { is: 'band', item: 'mood', op: '=', value: 'all' },
    });
    const differs = {
      why: 'score-differs',
      item: 'mood',
      was: { score: 3, band: 'high' },
      would: { score: 3, band: 'all' },
    };
    expect(obstacles(judged(run, read))).toEqual([differs]);
    expect(judged(run, read, { accept: ['score-differs'] }).verdict).toBe('move');
    const measured = lived(before, answered, [
      '2026-03-02 10:30',
      { type: 'reading', kpi: 'pulse', value: 70 },
    ]);
    expect(obstacles(judged(measured, setItem(tree, 'pulse', itemLike(PULSE, { unit: 'Hz' }))))).toEqual([
      { why: 'unit-differs', kpi: 'pulse', from: 'bpm', to: 'Hz' },
    ]);
  });

  it('[R95] readings go along in the new unit, where the new version can convert them', () => {
    const measured = lived(
      before,
      answered,
      ['2026-03-02 10:10', { type: 'reading', kpi: 'pulse', value: 60 }],
      ['2026-03-02 10:30', { type: 'reading', kpi: 'pulse', value: 90 }],
    );
    const inHertz = itemLike(PULSE, {
      unit: 'Hz',
      conversions: [{ unit: 'bpm', factor: 1 / 60 }],
      range: { min: 0.3, max: 4 },
      target: { min: 0.8, max: 1.2 },
    });
    const fast = withData(setItem(tree, 'pulse', inHertz), 'rest', {
      nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 1.2 },
    });
    const moved = moveRun(measured, before, programOf(fast), { now: time('2026-03-02 12:00') });
    expect(moved.run.run.kpis.pulse).toMatchObject({ first: 1, last: 1.5, count: 2 });
    const done = advanceProgram(
      programOf(fast),
      moved.run,
      { id: 'd', type: 'taskDone', task: 'e.0/act/1/task/1' },
      time('2026-03-02 12:10'),
    );
    // 90 beats a minute would have passed a hundred comparisons with 1.2; 1.5 Hz passes this one.
    expect(done.run.run.here?.node).toBe('rest');
    const undone = undoMove(moved.run, moved, before, time('2026-03-02 12:01'));
    expect(undone.undone && undone.run.run.kpis.pulse).toMatchObject({ first: 60, last: 90 });
  });

  it('[R95] [R99] what is looked back on goes along in the new unit, and begins with the latest', () => {
    const measured = lived(
      before,
      answered,
      ['2026-03-02 10:10', { type: 'reading', kpi: 'pulse', value: 60 }],
      ['2026-03-02 10:30', { type: 'reading', kpi: 'pulse', value: 90 }],
    );
    const looking = withData(tree, 'rest', {
      nextStepCondition: { is: 'kpi', kpi: 'pulse', over: { of: 'row', times: 3 }, op: '>', value: 1 },
    });
    const at = time('2026-03-02 12:00');
    expect(measured.run.recent).toBeUndefined();
    const moved = moveRun(measured, before, programOf(looking), { now: at });
    expect(moved.run.run.recent).toEqual({ pulse: [{ at: time('2026-03-02 10:30'), value: 90 }] });
    const inHertz = itemLike(PULSE, {
      unit: 'Hz',
      conversions: [{ unit: 'bpm', factor: 1 / 60 }],
      range: { min: 0.3, max: 4 },
      target: { min: 0.8, max: 1.2 },
    });
    const again = moveRun(moved.run, programOf(looking), programOf(setItem(looking, 'pulse', inHertz)), {
      now: at,
    });
    expect(again.run.run.recent?.pulse).toMatchObject([{ value: 1.5 }]);
  });

  it('[R54] [R100] subscales that are new are scored from the answers; one that changes stands in the way', () => {
    const scaled = (questions: string[]) =>
      withData(
        setItem(tree, 'mood', itemLike(MOOD, { subscales: [{ id: 'half', name: 'Half', questions }] })),
        'rest',
        { nextStepCondition: { is: 'score', item: 'mood', subscale: 'half', op: '>', value: 1 } },
      );
    const now = time('2026-03-02 12:00');
    const moved = moveRun(run, before, programOf(scaled(['q1'])), { now });
    const first = moved.run.run.results.mood?.subscales;
    expect(first).toEqual({ half: expect.any(Number) });
    const own = obstacles(judged(moved.run, scaled(['q1', 'q2']), { now }, programOf(scaled(['q1']))));
    expect(own).toMatchObject([{ why: 'score-differs', item: 'mood', was: { score: first?.half } }]);
  });

  it('[R95] an open lab result whose KPI changes its unit is another question', () => {
    const order = {
      kind: 'order',
      name: 'Lab',
      description: '',
      orderType: 'lab_result',
      resultKpi: 'pulse',
    };
    const lab = protocol([node('order', 'lab', null, { selectedItem: 'lab' }), node('finish', 'f', 'lab')], {
      ...ITEMS,
      lab: order as Item,
    });
    const inHertz = itemLike(PULSE, { unit: 'Hz', conversions: [{ unit: 'bpm', factor: 1 / 60 }] });
    const other = setItem(lab, 'pulse', inHertz);
    expect(obstacles(judged(lived(programOf(lab)), other, {}, programOf(lab)))).toMatchObject([
      { why: 'task-changed', node: 'lab', fields: ['unit'] },
    ]);
  });

  it('[R54] other branches while the model or a person chooses, and another challenge under way', () => {
    const branches = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ];
    const settings = { prompt: '?', branches, fallback: 'a', review: true };
    const asking = programOf(
      protocol([node('ai', 'ai', null, { settings }), node('finish', 'f', 'ai')], ITEMS),
    );
    const chosen = lived(asking);
    const other = withData(asking.protocols[0]?.protocol as Protocol, 'ai', {
      settings: { ...settings, branches: [branches[0], { id: 'c', name: 'C' }] },
    });
    expect(obstacles(judged(chosen, other, {}, asking))).toEqual([
      { why: 'branches-changed', node: 'ai', came: ['c'], went: ['b'] },
    ]);
    const walking = programOf(
      protocol(
        [node('challenge', 'walk', null, { selectedItem: 'walk' }), node('finish', 'f', 'walk')],
        ITEMS,
      ),
    );
    const longer = setItem(
      walking.protocols[0]?.protocol as Protocol,
      'walk',
      itemLike(ITEMS.walk as Item, { days: 9 }),
    );
    expect(obstacles(judged(lived(walking), longer, {}, walking))).toMatchObject([
      { why: 'task-changed', task: null, fields: ['days'] },
    ]);
    const kinder = setItem(
      walking.protocols[0]?.protocol as Protocol,
      'walk',
      itemLike(ITEMS.walk as Item, { goal: 'Stroll' }),
    );
    const moved = judged(lived(walking), kinder, {}, walking);
    expect(moved.verdict === 'move' && moved.run.run.here?.challenge).toEqual(
      lived(walking).run.here?.challenge,
    );
  });

  it('[R54] a protocol that is gone or stands earlier; one that stands later is found', () => {
    const [first, second] = [
      { ...tree, id: 'first' },
      { ...tree, id: 'second' },
    ];
    const two = programOf(first, second);
    const at = (index: number): ProgramRun => ({ ...lived(two, answered), index });
    expect(judged(at(0), programOf(second), {}, two)).toMatchObject({
      differences: { vanishes: { protocols: [], modules: ['daily'] }, appears: { protocols: [] } },
    });
    expect(obstacles(judged(at(0), programOf(second), {}, two))).toEqual([
      { why: 'protocol-gone', protocol: 'first' },
    ]);
    expect(obstacles(judged(at(1), programOf(removeNode(second, 'rest')), {}, two))).toEqual([
      { why: 'protocol-earlier', protocol: 'second', from: 1, to: 0 },
    ]);
    const verdict = judged(
      at(0),
      programOf({ ...tree, id: 'new' }, removeNode(first, 'rest'), second),
      {},
      two,
    );
    expect(verdict).toMatchObject({ verdict: 'move', run: { index: 1, run: { id: 'e.0' } } });
    expect(verdict).toMatchObject({ differences: { passedOver: ['new'] } });
  });

  it('[R54] a step named for them is entered; only what it leaves is closed', () => {
    const without = removeNode(tree, 'act');
    const verdict = moveRun(run, before, programOf(without), {
      now: time('2026-03-02 12:00'),
      enter: { p: { act: 'pulse' } },
    });
    expect(verdict).toMatchObject({ how: 'other-step', from: { node: 'act' }, to: { node: 'pulse' } });
    expect(verdict.effects.map(({ id }) => id)).toEqual(['e.0/act/1/closeTask/1', 'e.0/pulse/1/openTask/1']);
    expect(verdict.differences.vanishes.tasks).toEqual(['e.0/act/1/task/1']);
    // The same step anew, when what it asks has changed.
    const asks = setItem(
      tree,
      'act',
      itemLike(ITEMS.act as Item, { questions: [{ id: 'q', kind: 'yes_no', text: 'Well?' }] }),
    );
    const anew = moveRun(run, before, programOf(asks), {
      now: time('2026-03-02 12:00'),
      enter: { p: { act: 'act' } },
    });
    expect(anew.effects.map(({ id }) => id)).toEqual(['e.0/act/1/closeTask/1', 'e.0/act/2/openTask/1']);
    const nowhere = judged(run, without, { enter: { p: { act: 'nowhere' } } });
    expect(obstacles(nowhere)).toEqual([{ why: 'cannot-enter', node: 'nowhere', because: 'no-such-step' }]);
  });

  it('[R54] who is paused keeps what they handed in meanwhile, or is not moved', () => {
    const paused = lived(
      before,
      answered,
      ['2026-03-02 10:30', { type: 'pause' }],
      ['2026-03-02 10:40', { type: 'taskDone', task: 'e.0/act/1/task/1' }],
    );
    const moved = moveRun(paused, before, programOf(withData(tree, 'act', { name: 'Words' })), {
      now: time('2026-03-02 12:00'),
    });
    const after = programOf(withData(tree, 'act', { name: 'Words' }));
    const resumed = advanceProgram(after, moved.run, { id: 'r', type: 'resume' }, time('2026-03-02 13:00'));
    expect(resumed.run.run.here?.node).toBe('rest');
    expect(obstacles(judged(paused, removeNode(tree, 'act'), { enter: { p: { act: 'rest' } } }))).toEqual([
      { why: 'cannot-enter', node: 'rest', because: 'paused' },
      { why: 'held-answer', task: 'e.0/act/1/task/1' },
    ]);
  });
});
