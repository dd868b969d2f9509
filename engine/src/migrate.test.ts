import { describe, expect, it } from 'vitest';
import { insertNode, moveNode, removeNode, setItem, setModule } from './edit.ts';
import type { Item } from './items.ts';
import { countVerdicts, moveRun } from './migrate.ts';
import { advanceProgram } from './program.ts';
import type { Program, Protocol } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { time } from './testing/drive.ts';
import { moveInExample } from './testing/example-move.ts';
import { ITEMS } from './testing/items.ts';
import { liveOverVersions } from './testing/random-move.ts';
import {
  acted,
  answered,
  before,
  daily,
  itemLike,
  judged,
  lived,
  obstacles,
  programOf,
  tree,
  withData,
} from './testing/versions.ts';

describe('who stays', () => {
  it('[R52] who has ended, and whom nothing concerns that is different', () => {
    const ended = lived(before, ['2026-03-03 09:00', { type: 'withdraw' }]);
    expect(judged(ended, removeNode(tree, 'rest'))).toEqual({ verdict: 'stay', because: 'ended' });
    const two = programOf({ ...tree, id: 'first' }, { ...tree, id: 'second' });
    const past = programOf({ ...tree, id: 'first', name: 'Other words' }, { ...tree, id: 'second' });
    const inSecond = lived(
      two,
      answered,
      acted,
      ['2026-03-09 12:00', { type: 'timer' }],
      ['2026-03-10 12:00', { type: 'reading', kpi: 'pulse', value: 70, task: 'e.0/pulse/1/task/1' }],
    );
    expect(inSecond.index).toBe(1);
    expect(judged(inSecond, past, { now: inSecond.run.at }, two)).toEqual({
      verdict: 'stay',
      because: 'nothing-changed',
    });
    expect(judged(lived(two), past, {}, two).verdict).toBe('move');
  });

  it('[R52] what fell due before the move is done by the old version', () => {
    const run = lived(before, answered);
    const gone = setModule(tree, 'daily', null);
    const verdict = moveRun(run, before, programOf(gone), { now: time('2026-03-03 08:30') });
    expect(verdict.effects.map(({ id }) => id)).toEqual([
      'e.0/module:daily/1/openTask/1',
      'e.0/module:daily/1/closeTask/1',
    ]);
  });
});

describe('who moves', () => {
  it('[R53] keeps step, open task and deadline where the same is asked, in whatever words', () => {
    const run = lived(before, answered);
    const reworded = withData(
      setItem(tree, 'act', itemLike(ITEMS.act as Item, { instructions: 'Kindly.' })),
      'act',
      {
        name: 'Another name',
        window: { expireAfterMinutes: 10 },
      },
    );
    const verdict = moveRun(run, before, programOf(reworded), { now: time('2026-03-02 12:00') });
    expect(verdict).toMatchObject({
      how: 'same-step',
      effects: [],
      to: { node: 'act' },
      modules: { carried: ['daily'] },
    });
    expect(verdict.run.run.tasks).toEqual(run.run.tasks);
  });

  it('[R53] keeps the date a wait has promised', () => {
    const run = lived(before, answered, acted);
    const shorter = withData(tree, 'rest', { settings: { kind: 'for', days: 2 } });
    const verdict = moveRun(run, before, programOf(shorter), { now: time('2026-03-02 12:00') });
    expect(verdict.run.run.dueAt).toBe(run.run.dueAt);
    expect(verdict.run.run.here?.moment?.at).toBe(time('2026-03-09 11:00'));
    expect(
      obstacles(judged(run, withData(tree, 'rest', { settings: { kind: 'until', at_time: '09:00' } }))),
    ).toEqual([{ why: 'wait-changed', node: 'rest' }]);
  });

  it('[R53] goes on from between two steps when the new version opens a way', () => {
    const closed = protocol(
      [
        node('assessment', 'mood', null, { selectedItem: 'mood' }),
        node('finish', 'end', 'mood', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 1 } }),
      ],
      ITEMS,
    );
    const open = insertNode(closed, node('followup', 'new', 'mood', { selectedItem: 'act' }));
    const run = lived(programOf(closed), answered);
    expect(run.run.here?.phase).toBe('choosing');
    const verdict = judged(run, open, {}, programOf(closed));
    expect(verdict).toMatchObject({
      verdict: 'move',
      to: { node: 'new' },
      differences: { appears: { steps: ['new'], tasks: ['e.0/new/1/task/1'] } },
    });
  });
});

describe('what is done', () => {
  it('[R55] is not asked again, and nobody’s protocol ends by a move, unless somebody decides so', () => {
    const run = lived(before, answered, acted);
    const below = moveNode(
      insertNode(tree, node('nudge', 'root', null, { selectedItem: 'hello' })),
      'rest',
      'root',
      0,
    );
    const turned = moveNode(below, 'mood', 'pulse');
    expect(obstacles(judged(run, turned))).toEqual([{ why: 'asked-again', steps: ['mood', 'act'] }]);
    expect(judged(run, turned, { accept: ['asked-again'] }).verdict).toBe('move');
    const done = judged(lived(before, answered), removeNode(tree, 'act'), { enter: { p: { act: 'mood' } } });
    expect(obstacles(done)).toMatchObject([{ why: 'cannot-enter', because: 'already-done' }]);

    const held = module('held', {
      selected_module: 'nudge',
      selected_item: 'hello',
      at_time: '08:00',
      prevent_finish: true,
      repeat: 9,
    });
    const holding = programOf(
      protocol([node('nudge', 'n', null, { selectedItem: 'hello' }), node('finish', 'f', 'n')], ITEMS, [
        held,
      ]),
    );
    const free = setModule(holding.protocols[0]?.protocol as Protocol, 'held', null);
    expect(obstacles(judged(lived(holding), free, {}, holding))).toEqual([
      { why: 'would-end', status: 'finished', node: 'f', reason: 'finish' },
    ]);
    const ended = judged(lived(holding), free, { accept: ['would-end'] }, holding);
    expect(ended.verdict === 'move' && ended.effects.map(({ id }) => id)).toEqual(['e/program/1/finish/1']);
  });

  it('[R56] a step or module that comes back has no id a second time', () => {
    const run = lived(before, answered, ['2026-03-04 09:00', { type: 'timer' }]);
    expect(run.run.modules.daily?.count).toBe(2);
    const gone = programOf(setModule(tree, 'daily', null));
    const first = moveRun(run, before, gone, { now: time('2026-03-04 10:00') });
    expect(first.run.run.modules).toEqual({});
    // A journey forgets what it does not know; the count is kept elsewhere.
    const travelled = advanceProgram(
      gone,
      first.run,
      { id: 'z', type: 'timeZone', zone: 'Asia/Tokyo' },
      time('2026-03-04 10:30'),
    );
    const back = moveRun(travelled.run, gone, before, { now: time('2026-03-04 11:00') });
    expect(back.run.run.modules.daily).toMatchObject({ count: 2 });
    const next = advanceProgram(before, back.run, { id: 't', type: 'timer' }, back.run.run.dueAt ?? 0);
    expect(next.effects.map(({ id }) => id)).toEqual(['e.0/module:daily/1/openTask/3']);
  });

  it('[R57] says what appears, vanishes and changes for this person, not for those elsewhere', () => {
    const weekly = module('weekly', {
      selected_module: 'assessment',
      selected_item: 'mood',
      at_week_days: ['sun'],
    });
    const after = withData(
      setModule(
        setModule(
          removeNode(
            insertNode(tree, node('nudge', 'cheer', 'act', { selectedItem: 'hello' }), { takes: ['rest'] }),
            'pulse',
          ),
          'daily',
          null,
        ),
        'weekly',
        weekly,
      ),
      'rest',
      { settings: { kind: 'for', days: 3 } },
    );
    const verdict = judged(lived(before, answered), after);
    expect(verdict.verdict === 'move' && verdict.differences).toEqual({
      appears: { protocols: [], steps: ['cheer'], modules: ['weekly'], tasks: [] },
      vanishes: { protocols: [], steps: ['pulse'], modules: ['daily'], tasks: [] },
      changes: { protocols: [], steps: ['rest', 'end'], modules: [] },
      passedOver: [],
    });
    const counts = countVerdicts([verdict, judged(lived(before, answered), removeNode(tree, 'act'))]);
    expect(counts).toEqual({ stay: 0, move: 1, decide: 1, obstacles: { 'step-gone': 1 } });
  });
});

describe('modules', () => {
  const rule = (more: Partial<RecurringModule>): Program =>
    programOf(setModule(tree, 'daily', { ...daily, ...more }));
  const run = lived(before, [
    '2026-03-03 08:30',
    { type: 'reading', kpi: 'pulse', value: 70, task: 'e.0/module:daily/1/task/1' },
  ]);
  const next = (after: Program, when: string): number | null | undefined =>
    moveRun(run, before, after, { now: time(when) }).run.run.modules.daily?.next?.at;

  it('[R58] keep counts, streak and the next time; another rule gives the next by itself, not twice on one day', () => {
    expect(next(rule({ settings: { name: 'Words' } }), '2026-03-03 09:00')).toBe(time('2026-03-04 08:00'));
    expect(next(rule({ at_time: '20:00' }), '2026-03-03 09:00')).toBe(time('2026-03-04 20:00'));
    expect(next(rule({ every_hour: 6 }), '2026-03-03 09:00')).toBe(time('2026-03-03 14:00'));
    expect(next(rule({ repeat: 1 }), '2026-03-03 09:00')).toBeUndefined();
    const moved = moveRun(run, before, rule({ at_time: '20:00' }), { now: time('2026-03-03 09:00') });
    expect(moved.run.run.modules.daily).toMatchObject({ count: 1, done: 1, streak: 1 });
  });

  it('[R58] new ones begin, and the open task of one that asks something else is closed only on decision', () => {
    const open = lived(before, ['2026-03-03 08:30', { type: 'timer' }]);
    const other = rule({ selected_module: 'followup', selected_item: 'act' });
    expect(obstacles(judged(open, other, { now: time('2026-03-03 09:00') }))).toMatchObject([
      { why: 'module-task-changed', fields: ['selected_module'] },
    ]);
    const accepted = judged(open, other, { now: time('2026-03-03 09:00'), accept: ['module-task-changed'] });
    expect(accepted.verdict === 'move' && accepted.effects.map(({ id }) => id)).toEqual([
      'e.0/module:daily/1/closeTask/1',
    ]);
    const weekly = setModule(
      tree,
      'w',
      module('w', { selected_module: 'nudge', selected_item: 'hello', at_time: '07:00' }),
    );
    const began = judged(open, weekly, { now: time('2026-03-03 09:00') });
    expect(began).toMatchObject({ verdict: 'move', modules: { carried: ['daily'], began: ['w'] } });
    expect(began.verdict === 'move' && began.run.run.modules.w?.next?.at).toBe(time('2026-03-04 07:00'));
  });
});

it('[R59] [R60] random programs, edits and lives: nothing done opens again, no id comes twice, nothing is orphaned', () => {
  const lives = Array.from({ length: 300 }, (_, index) => liveOverVersions(index + 1));
  expect(lives.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const counts = countVerdicts(lives.flatMap(({ verdicts }) => verdicts));
  expect(counts.move).toBeGreaterThan(200);
  expect(counts.decide).toBeGreaterThan(50);
  expect(lives.flatMap(({ undone }) => undone).length).toBeGreaterThan(30);
}, 60_000);

it('[R59] and so with simulated people in the examples, over all kinds of steps', () => {
  const lives = Array.from({ length: 160 }, (_, index) => moveInExample(index + 1));
  expect(lives.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  expect(countVerdicts(lives.flatMap(({ verdicts }) => verdicts)).move).toBeGreaterThan(200);
}, 60_000);
