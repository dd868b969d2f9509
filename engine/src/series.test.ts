import { describe, expect, it } from 'vitest';
import { DAY_MS } from './calendar.ts';
import { type Condition, compare, type Leaf, type Over } from './condition.ts';
import type { AssessmentItem } from './items.ts';
import { advanceProgram, type ProgramRun, startProgram } from './program.ts';
import type { FlowNode, Program, Protocol } from './protocol.ts';
import type { RunEvent } from './run-event.ts';
import type { Run } from './run-state.ts';
import { subscaleScores } from './scoring.ts';
import { node, protocol } from './testing/build.ts';
import { Drive, time } from './testing/drive.ts';
import { ITEMS, MOOD, PULSE } from './testing/items.ts';
import { comesOutTheSame } from './trace.ts';
import { whyNot } from './why-not.ts';

const kpi = (over: Over, op: Leaf['op'], value: number): Condition =>
  ({ is: 'kpi', kpi: 'pulse', over, op, value }) as Condition;
const row = (times: number, op: Leaf['op'], value: number) => kpi({ of: 'row', times }, op, value);
const average = (days: number, op: Leaf['op'], value: number) => kpi({ of: 'average', days }, op, value);
const change = (days: number, op: Leaf['op'], value: number) => kpi({ of: 'change', days }, op, value);

/** A step that is done at once, and two behind it: the first only if the condition holds. */
const asking = (condition: Condition, items: Protocol['items'] = ITEMS): Protocol =>
  protocol(
    [
      node('nudge', 'a', null, { selectedItem: 'hello' }),
      node('followup', 'yes', 'a', { selectedItem: 'act', nextStepCondition: condition }),
    ],
    items,
  );

const START = '2026-03-02 08:00';
const begin = time(START);
let id = 0;
const reading = (value: number): RunEvent => ({ id: `e${++id}`, type: 'reading', kpi: 'pulse', value });

/** Readings on day 0, 1, 2 … at eight, `null` where none is taken. */
function live(condition: Condition, values: readonly (number | null)[]): Drive {
  const drive = new Drive(asking(condition), START);
  values.forEach((value, day) => {
    if (value !== null) drive.at(begin + day * DAY_MS + 1, reading(value));
  });
  return drive;
}
const cameTo = (run: Run): string | undefined => run.here?.node;

describe('several readings together', () => {
  it('[R97] the latest readings in a row, each of them', () => {
    expect(cameTo(live(row(3, '>=', 100), [144, 151]).run)).toBe('a');
    expect(cameTo(live(row(3, '>=', 100), [144, 151, 149]).run)).toBe('yes');
    expect(cameTo(live(row(3, '>=', 100), [144, 99, 149, 120]).run)).toBe('a');
    expect(cameTo(live(row(3, '>=', 100), [144, 99, 149, 120, 100]).run)).toBe('yes');
  });

  it('[R97] too few of them never hold, not even that they differ', () => {
    const leaf = row(3, '!=', 5) as Leaf;
    expect(compare(leaf, [1, 2])).toBe(false);
    expect(compare(leaf, [])).toBe(false);
    expect(compare(leaf, [1, 2, 3])).toBe(true);
  });

  it('[R97] what was seen is told, and how many there are so far', () => {
    const drive = live(row(3, '>=', 100), [144, 151]);
    const why = whyNot(drive.protocol, drive.run, 'yes');
    expect(why).toMatchObject({ because: 'condition', nearest: { holds: false, value: [144, 151] } });
  });

  it('[R98] the average of the last days, today included', () => {
    expect(cameTo(live(average(3, '>=', 100), [140]).run)).toBe('a');
    expect(cameTo(live(average(3, '>=', 100), [90, 110]).run)).toBe('yes');
    // The first is too old on the fourth day.
    const drive = live(average(3, '>=', 100), [60, 99, 99, null]);
    expect(cameTo(drive.run)).toBe('a');
    drive.at(begin + 3 * DAY_MS, reading(102));
    expect(cameTo(drive.run)).toBe('yes');
  });

  it('[R98] the change between the first and the last of so many days', () => {
    expect(cameTo(live(change(7, '>=', 20), [80]).run)).toBe('a');
    expect(cameTo(live(change(7, '>=', 20), [80, 90, 99]).run)).toBe('a');
    expect(cameTo(live(change(7, '>=', 20), [80, 90, 100]).run)).toBe('yes');
    // A week ago is within 7 days; eight days ago is not.
    const on = (day: number) => [80, ...Array<null>(day - 1).fill(null), 100];
    expect(cameTo(live(change(7, '>=', 20), on(7)).run)).toBe('yes');
    expect(cameTo(live(change(7, '>=', 20), on(8)).run)).toBe('a');
    expect(cameTo(live(change(7, '<=', -20), [100, 80]).run)).toBe('yes');
  });

  it('[R98] too few readings are no average and no change, and it is told how many there are', () => {
    const seen = (condition: Condition) => {
      const drive = live(condition, [80]);
      const why = whyNot(drive.protocol, drive.run, 'yes');
      return why.because === 'condition' ? why.nearest.value : null;
    };
    expect(seen(average(7, '<', 500))).toEqual({ comes: null, count: 1 });
    expect(seen(change(7, '<', 500))).toEqual({ comes: null, count: 1 });
  });

  it('[R10] [R98] whoever waits for an average is looked at again when a reading becomes too old', () => {
    const drive = live(average(3, '<', 100), [140, 120, 70, 75]);
    expect(cameTo(drive.run)).toBe('yes');
    const waiting = live(average(3, '<', 100), [200, 70, 72]);
    expect(cameTo(waiting.run)).toBe('a');
    // Nothing happens but that the day of the first is over three days ago.
    expect(waiting.run.dueAt).toBe(time('2026-03-05T00:00'));
    waiting.at(waiting.run.dueAt ?? 0, { id: 'wake', type: 'timer' });
    expect(cameTo(waiting.run)).toBe('yes');
  });

  it('[R97] [R98] readings are no scores: after a step that asks for a reading, no score is looked back on', () => {
    const over = { of: 'average', days: 3 } as const;
    const drive = new Drive(
      protocol(
        [
          node('kpi', 'a', null, { selectedItem: 'pulse' }),
          node('followup', 'yes', 'a', {
            selectedItem: 'act',
            nextStepCondition: { is: 'score', over, op: '>', value: 1 },
          }),
        ],
        ITEMS,
      ),
      START,
    );
    drive.at(begin + 1, reading(70));
    drive.at(begin + 2, { ...reading(70), task: drive.task('a') } as RunEvent);
    expect(drive.run.end).toMatchObject({ status: 'failed', reason: 'no-way-on' });
  });

  it('[R29] [R97] [R98] decides the same from the record alone', () => {
    for (const condition of [row(2, '>=', 100), average(5, '>=', 100), change(5, '>', 3)]) {
      const drive = live(condition, [120, 130, 140]);
      expect(cameTo(drive.run)).toBe('yes');
      expect(drive.trace.every(comesOutTheSame)).toBe(true);
    }
  });

  it('[R99] only what conditions look back on is kept, and no more of it', () => {
    const plain = live({ is: 'kpi', kpi: 'pulse', op: '>', value: 249 }, [60, 61, 62]);
    expect(plain.run.recent).toBeUndefined();
    const three = live(row(3, '>', 249), [60, 61, 62, 63, 64]);
    expect(three.run.recent?.pulse?.map(({ value }) => value)).toContain(64);
    expect(three.run.recent?.pulse?.map(({ value }) => value)).not.toContain(60);
    const many = new Drive(asking(average(90, '>', 249)), START);
    for (let index = 0; index < 260; index++) many.at(begin + index * 1_000, reading(60));
    expect(many.run.recent?.pulse).toHaveLength(200);
  });

  it('[R99] [R36] a later protocol looks back on what was read in the first', () => {
    const first = protocol(
      [node('wait', 'w', null, { settings: { kind: 'for', days: 2 } }), end('w')],
      ITEMS,
    );
    const later = { ...asking(row(2, '>=', 100)), id: 'q' };
    const program: Program = {
      id: 'both',
      protocols: [first, later].map((one) => ({ protocol: one, onFail: 'stop' as const })),
    };
    const person = { age: 40, sex: null, roles: [], signs: [] };
    let { run }: { run: ProgramRun } = startProgram(program, { runId: 'r', zone: 'UTC', person }, begin);
    ({ run } = advanceProgram(program, run, reading(120), begin + 1));
    ({ run } = advanceProgram(program, run, reading(130), begin + 2));
    ({ run } = advanceProgram(program, run, { id: 't', type: 'timer' }, begin + 2 * DAY_MS));
    expect([run.index, run.run.here?.node]).toEqual([1, 'yes']);
  });

  it('[R96] [R99] what was mended counts from then on, and decides nothing anew', () => {
    const drive = live(row(2, '>=', 100), [120]);
    const at = drive.run.kpis.pulse?.lastAt ?? 0;
    const state = { first: 80, last: 80, lastAt: at, count: 1 };
    const mended = { type: 'correction', kpi: 'pulse', of: at, value: 80, state } as const;
    drive.at(begin + DAY_MS, { id: 'm', ...mended, recent: [{ at, value: 80 }] });
    drive.at(begin + DAY_MS + 1, reading(130));
    expect(cameTo(drive.run)).toBe('a');
    drive.at(begin + DAY_MS + 2, reading(130));
    expect(cameTo(drive.run)).toBe('yes');
    drive.at(begin + DAY_MS + 3, { id: 'm2', ...mended, recent: [{ at, value: 80 }] });
    expect(cameTo(drive.run)).toBe('yes');
    drive.at(begin + DAY_MS + 4, { id: 'm3', ...mended, value: null, state: null, recent: [] });
    expect(drive.run.recent?.pulse).toEqual([]);
  });

  it('[R96] an older reading handed in late is counted, and alerts nobody', () => {
    const items = { ...ITEMS, pulse: { ...PULSE, alert: average(7, '>', 100) } };
    const drive = new Drive(asking({ is: 'days', op: '>', value: 50 }, items), START);
    drive.at(begin + 1, reading(120));
    const state = { first: 120, last: 120, lastAt: begin + 1, count: 2 };
    const recent = [begin, begin + 1].map((at) => ({ at, value: 120 }));
    const late = { type: 'correction', kpi: 'pulse', of: begin, value: 120, state, recent } as const;
    const { effects, trace } = drive.at(begin + 2, { id: 'late', ...late, late: true });
    expect(effects).toEqual([]);
    expect(trace).toMatchObject([{ what: 'corrected', late: true }]);
    expect(drive.run.recent?.pulse).toEqual(recent);
    expect(drive.at(begin + 3, { id: 'mended', ...late }).effects).toMatchObject([{ kind: 'notifyExpert' }]);
  });

  it('[R41] [R97] an alert may ask for several in a row', () => {
    const items = { ...ITEMS, pulse: { ...PULSE, alert: row(2, '>', 150) } };
    const drive = new Drive(asking({ is: 'days', op: '>', value: 50 }, items), START);
    const told = (value: number, after: number) =>
      drive.at(begin + after, reading(value)).effects.filter(({ kind }) => kind === 'notifyExpert').length;
    expect([told(160, 1), told(161, 2), told(100, 3), told(170, 4)]).toEqual([0, 1, 0, 0]);
  });
});

const end = (parentId: string): FlowNode => node('finish', 'end', parentId);

const SCALED: AssessmentItem = {
  ...MOOD,
  subscales: [
    { id: 'one', name: 'First half', questions: ['q1'] },
    { id: 'two', name: 'Second half', questions: ['q2'] },
  ],
};
const sheet = (task: string, q1: string, q2: string): RunEvent => ({
  id: `s${++id}`,
  type: 'answers',
  task,
  answers: { q1, q2 },
});

describe('subscales', () => {
  const flow = (condition: Condition): Protocol =>
    protocol(
      [
        node('assessment', 'a', null, { selectedItem: 'mood' }),
        node('followup', 'yes', 'a', { selectedItem: 'act', nextStepCondition: condition }),
        node('finish', 'no', 'a'),
      ],
      { ...ITEMS, mood: SCALED },
    );
  const answered = (condition: Condition, q1: string, q2: string): Run => {
    const drive = new Drive(flow(condition), START);
    drive.at(begin + 1, sheet(drive.run.tasks[0]?.id ?? '', q1, q2));
    return drive.run;
  };

  it('[R100] each is scored over its own questions as the whole is', () => {
    expect(subscaleScores(SCALED, { q1: 'p2', q2: 'p1' })).toEqual({ one: 2, two: 2 });
    const doubled: AssessmentItem = { ...SCALED, scoring: { method: 'mean', multiply: 2 } };
    expect(subscaleScores(doubled, { q1: 'p3', q2: 'p3' })).toEqual({ one: 6, two: 0 });
    expect(subscaleScores(SCALED, { q1: 'p3' })).toEqual({ one: 3, two: null });
    expect(subscaleScores(MOOD, { q1: 'p3', q2: 'p3' })).toBeNull();
    expect(subscaleScores({ ...SCALED, scoring: { method: 'none' } }, { q1: 'p3' })).toEqual({
      one: null,
      two: null,
    });
  });

  it('[R100] a condition compares one of them, of the step just ended or of an item', () => {
    const own: Condition = { is: 'score', subscale: 'one', op: '>=', value: 2 };
    expect(answered(own, 'p2', 'p3').here?.node).toBe('yes');
    expect(answered(own, 'p1', 'p0').end?.status).toBe('finished');
    const named: Condition = { is: 'score', item: 'mood', subscale: 'two', op: '>=', value: 3 };
    expect(answered(named, 'p0', 'p0').here?.node).toBe('yes');
    expect(answered({ is: 'score', subscale: 'gone', op: '>=', value: 0 }, 'p3', 'p3').end?.status).toBe(
      'finished',
    );
  });

  it('[R97] [R100] scores and subscales in a row', () => {
    const over = { of: 'row', times: 2 } as const;
    const twice = (condition: Condition, ...sheets: [string, string][]): Run => {
      const nodes = [
        node('assessment', 'a', null, { selectedItem: 'mood' }),
        node('assessment', 'b', 'a', { selectedItem: 'mood' }),
        node('followup', 'yes', 'b', { selectedItem: 'act', nextStepCondition: condition }),
        node('finish', 'no', 'b'),
      ];
      const drive = new Drive(protocol(nodes, { ...ITEMS, mood: SCALED }), START);
      sheets.forEach(([q1, q2], index) => {
        drive.at(begin + index + 1, sheet(drive.run.tasks[0]?.id ?? '', q1, q2));
      });
      return drive.run;
    };
    const whole: Condition = { is: 'score', over, op: '>=', value: 4 };
    expect(twice(whole, ['p3', 'p1'], ['p1', 'p0']).here?.node).toBe('yes');
    expect(twice(whole, ['p0', 'p1'], ['p3', 'p0']).end?.status).toBe('finished');
    const part: Condition = { is: 'score', item: 'mood', subscale: 'one', over, op: '>=', value: 2 };
    expect(twice(part, ['p3', 'p1'], ['p2', 'p3']).here?.node).toBe('yes');
    expect(twice(part, ['p1', 'p0'], ['p3', 'p0']).end?.status).toBe('finished');
  });
});
