import { describe, expect, it } from 'vitest';
import { DAY_MS } from './calendar.ts';
import { updateNode } from './edit.ts';
import { moveEntry, type VersionedLog } from './migrate/replay.ts';
import { moveRun } from './migrate.ts';
import { advanceProgram, startProgram } from './program.ts';
import { programEventEntry, programStartEntry } from './program-replay.ts';
import type { Program, Protocol } from './protocol.ts';
import type { EventEntry } from './replay.ts';
import type { RunEvent } from './run-event.ts';
import { module, node, protocol } from './testing/build.ts';
import { NOBODY, time } from './testing/drive.ts';
import { ITEMS, MOOD, PULSE } from './testing/items.ts';
import { programOf } from './testing/versions.ts';
import { addPerson, newSum, sumUp } from './what-if/sum-up.ts';
import { type WhatIfPerson, whatIf } from './what-if.ts';

/** A reading every morning; the experts are told when it is over 120. A check-in after a week, by an expert. */
const alarmed = {
  ...PULSE,
  name: 'Pulse',
  alert: { is: 'kpi', kpi: 'pulse', stat: 'last', op: '>', value: 120 },
} as const;
const daily = module('daily', {
  selected_module: 'kpi',
  selected_item: 'pulse',
  at_time: '08:00',
  settings: { name: 'Morning pulse' },
});
const tree = protocol(
  [
    node('wait', 'rest', null, { settings: { kind: 'for', days: 7 } }),
    node('followup', 'call', 'rest', { name: 'Call them', target: 'system', selectedItem: 'act' }),
    node('assessment', 'mood', 'call', { name: 'Mood', selectedItem: 'mood' }),
    node('finish', 'end', 'mood'),
  ],
  { ...ITEMS, pulse: alarmed },
  [daily],
);
const real = programOf(tree);
const begin = time('2026-03-02 09:00');
const at = (text: string): number => time(`2026-03-${text}`);

/** Everything that is asked is answered, by whatever `events` say; the worker is exact. */
function lived(program: Program, events: [number, (tasks: string[]) => object][]): VersionedLog {
  const input = { runId: 'e', zone: 'UTC', person: NOBODY };
  const began = startProgram(program, input, begin);
  const entries: EventEntry[] = [];
  let { run } = began;
  const step = (event: RunEvent, now: number) => {
    const advanced = advanceProgram(program, run, event, now);
    entries.push(programEventEntry(event, now, advanced, 'tz'));
    ({ run } = advanced);
  };
  const wake = (to: number) => {
    for (let due = run.run.dueAt; due !== null && due <= to; due = run.run.dueAt)
      step({ id: `t${entries.length}`, type: 'timer' }, due);
  };
  for (const [now, make] of events) {
    wake(now);
    step({ id: `e${entries.length}`, ...make(run.run.tasks.map(({ id }) => id)) } as RunEvent, now);
  }
  wake(at('20 00:00'));
  return { version: 'one', start: programStartEntry(input, begin, began, 'tz'), entries };
}

const taskOf = (tasks: string[], source: string): string =>
  tasks.find((id) => id.includes(`/${source}/`)) ?? 'none';
const measured = (day: string, value: number): [number, (tasks: string[]) => object] => [
  at(`${day} 08:30`),
  (tasks) => ({ type: 'reading', kpi: 'pulse', value, task: taskOf(tasks, 'module:daily') }),
];
const week = lived(real, [
  measured('03', 80),
  measured('04', 110),
  measured('05', 130),
  [at('09 10:00'), (tasks) => ({ type: 'expertDecision', task: taskOf(tasks, 'call') })],
  [
    at('10 11:00'),
    (tasks) => ({ type: 'answers', task: taskOf(tasks, 'mood'), answers: { q1: 'p1', q2: 'p2' } }),
  ],
]);
const asked = (draft: Protocol, from = begin, log = week): WhatIfPerson => {
  const person = whatIf(() => real, log, programOf(draft), { from, until: at('12 00:00') });
  if (!person) throw new Error('they were on the way');
  return person;
};

describe('what is named', () => {
  it('[R82] an alert that would have come earlier, with both times and its reason', () => {
    const alert = { ...alarmed.alert, value: 100 };
    const { escalations, prompts } = asked({
      ...tree,
      items: { ...tree.items, pulse: { ...alarmed, alert } },
    });
    expect(escalations).toMatchObject({
      before: 2,
      after: 3,
      changes: [{ change: 'new', about: 'alert', name: 'Pulse', before: null, after: at('04 08:30') }],
    });
    expect(escalations.changes[0]?.why).toMatchObject([{ what: 'alerted', item: 'pulse' }]);
    expect(prompts.before).toBe(prompts.after);
  });

  it('[R95] readings keep their meaning in a draft that measures in another unit', () => {
    const alert = { ...alarmed.alert, value: 100 / 60 };
    const inHertz = {
      ...alarmed,
      unit: 'Hz',
      conversions: [{ unit: 'bpm', factor: 1 / 60 }],
      range: { min: 0.3, max: 4 },
      target: { min: 0.8, max: 1.5 },
      alert,
    };
    const { escalations, unused } = asked({ ...tree, items: { ...tree.items, pulse: inHertz } });
    expect(escalations.changes).toMatchObject([
      { change: 'new', about: 'alert', name: 'Pulse', before: null, after: at('04 08:30') },
    ]);
    expect(unused).toEqual([]);
  });

  it('[R82] an expert who would have been asked three days earlier', () => {
    const sooner = updateNode(tree, 'rest', {
      type: 'wait',
      data: { ...(tree.nodes[0] as { data: object }).data, settings: { kind: 'for', days: 4 } },
    } as never);
    const { escalations } = asked(sooner);
    expect(escalations.changes).toMatchObject([
      { change: 'earlier', about: 'task', name: 'Call them', before: at('09 09:00'), after: at('06 09:00') },
    ]);
  });

  it('[R81] a step that opens earlier is answered as soon after being asked as it really was', () => {
    const sooner = updateNode(tree, 'rest', {
      type: 'wait',
      data: { ...(tree.nodes[0] as { data: object }).data, settings: { kind: 'for', days: 4 } },
    } as never);
    const { end, unknown, shifted } = asked(sooner);
    // The call took an hour, the sheet a day and an hour more.
    expect([end.before?.at, end.after?.at]).toEqual([at('10 11:00'), at('07 11:00')]);
    expect([shifted, unknown]).toEqual([2, []]);
  });

  it('[R82] prompts that would have been fewer, by name and day', () => {
    const thrice = { ...daily, at_week_days: ['mon', 'wed', 'fri'] as const };
    const { prompts } = asked({ ...tree, modules: [thrice] as never });
    expect(prompts.by).toEqual([{ name: 'Morning pulse', before: 8, after: 3 }]);
    expect(prompts.days.find(({ day }) => day === at('03 00:00') / DAY_MS)).toMatchObject({
      before: 1,
      after: 0,
    });
  });

  it('[R81] answers that the draft does not ask for are not handed in: an alert goes with its reading', () => {
    const { escalations, unused } = asked({ ...tree, modules: [] });
    expect(escalations.changes).toMatchObject([
      { change: 'gone', about: 'alert', before: at('05 08:30'), after: null },
    ]);
    expect(unused).toEqual([{ name: 'Morning pulse', count: 3 }]);
  });

  it('[R81] what nobody was asked stays unanswered, and is named', () => {
    const more = protocol(
      [
        node('assessment', 'first', null, { name: 'First sheet', selectedItem: 'other' }),
        ...tree.nodes.map((step) => (step.id === 'rest' ? { ...step, parentId: 'first' } : step)),
      ],
      { ...tree.items, other: { ...MOOD, name: 'Other' } },
      [daily],
    );
    const { unknown, steps, escalations } = asked(more);
    // The mornings go on, because the way does not end.
    expect(unknown).toEqual([
      { name: 'First sheet', count: 1 },
      { name: 'Morning pulse', count: 1 },
    ]);
    expect(steps.onlyAfter.map(({ name }) => name)).toEqual(['First sheet']);
    expect(escalations.changes).toMatchObject([{ change: 'gone', about: 'task' }]);
  });

  it('[R81] a copy in the place of an item takes its answers, without those it does not ask', () => {
    const copy = { ...MOOD, questions: MOOD.questions.slice(0, 1) };
    const items = { ...tree.items, copied: copy };
    const nodes = tree.nodes.map((step) =>
      step.id === 'mood'
        ? ({ ...step, data: { ...step.data, selectedItem: 'copied' } } as typeof step)
        : step,
    );
    const shorter = asked({ ...tree, nodes, items });
    expect(shorter).toMatchObject({ end: { after: { status: 'finished' } }, unused: [], unknown: [] });
    const longer = { ...MOOD, questions: [...MOOD.questions, { ...MOOD.questions[0], id: 'q3' } as never] };
    expect(asked({ ...tree, nodes, items: { ...items, copied: longer } })).toMatchObject({
      end: { before: { status: 'finished' }, after: null },
      unknown: expect.arrayContaining([{ name: 'Mood', count: 1 }]),
      unused: [{ name: 'Mood', count: 1 }],
    });
  });
});

describe('where the period begins', () => {
  it('[R83] as it stands where nothing changes from there, moved where it is safe, else from the beginning', () => {
    const later = at('06 00:00');
    expect(asked(tree, later).begun).toBe('as-is');
    expect(asked({ ...tree, modules: [] }, later)).toMatchObject({
      begun: 'moved',
      escalations: { changes: [] },
    });
    const gone = protocol(
      tree.nodes
        .filter(({ id }) => id !== 'rest')
        .map((step) => (step.id === 'call' ? { ...step, parentId: null } : step)),
      tree.items,
      [daily],
    );
    const anew = asked(gone, later);
    expect(anew.begun).toBe('anew');
    // The call came on the second, before the period; in it there is only what is left.
    expect(anew.escalations.changes).toMatchObject([
      { change: 'gone', about: 'task', before: at('09 09:00') },
    ]);
  });

  it('[R83] who had ended before it, or begins after it, is left out', () => {
    expect(whatIf(() => real, week, real, { from: at('11 00:00'), until: at('12 00:00') })).toBeNull();
    expect(whatIf(() => real, week, real, { from: begin - DAY_MS, until: begin - 1 })).toBeNull();
  });
});

it('[R80] what a move did really happened; the draft lives the same days without it', () => {
  const evening = programOf({ ...tree, modules: [{ ...daily, at_time: '20:00' }] });
  const input = { runId: 'e', zone: 'UTC', person: NOBODY };
  const began = startProgram(real, input, begin);
  const options = { now: at('02 12:00') };
  const moved = moveRun(began.run, real, evening, options);
  const entries: VersionedLog['entries'][number][] = [
    moveEntry({ from: 'one', to: 'two' }, options, moved, 'tz'),
  ];
  let { run } = moved;
  for (let due = run.run.dueAt; due !== null && due < at('05 00:00'); due = run.run.dueAt) {
    const event: RunEvent = { id: `t${due}`, type: 'timer' };
    const advanced = advanceProgram(evening, run, event, due);
    entries.push(programEventEntry(event, due, advanced, 'tz'));
    ({ run } = advanced);
  }
  const log: VersionedLog = { version: 'one', start: programStartEntry(input, begin, began, 'tz'), entries };
  const programs = (version: string): Program => (version === 'one' ? real : evening);
  const against = (draft: Program) => whatIf(programs, log, draft, { from: begin, until: at('05 00:00') });
  expect(against(evening)).toMatchObject({ begun: 'at-start', isExact: true, differs: false });
  expect(against(real)).toMatchObject({
    differs: true,
    prompts: { before: 3, after: 2, by: [{ name: 'Morning pulse', before: 3, after: 2 }] },
  });
});

it('[R83] sums count people, say by how much at the median, and name the largest differences', () => {
  const sooner = (days: number): Protocol =>
    updateNode(tree, 'rest', {
      type: 'wait',
      data: { ...(tree.nodes[0] as { data: object }).data, settings: { kind: 'for', days } },
    } as never);
  const sum = newSum();
  for (const days of [7, 6, 5, 2]) addPerson(sum, asked(sooner(days)));
  expect(sumUp(sum)).toMatchObject({
    people: 4,
    reached: { earlier: 3, later: 0, new: 0, gone: 0 },
    medianEarlierMs: 2 * DAY_MS,
    medianLaterMs: null,
    middleEarlierMs: { from: DAY_MS, to: 2 * DAY_MS },
    middleLaterMs: null,
    escalationsBy: [{ change: 'earlier', about: 'task', name: 'Call them', people: 3, count: 3 }],
    ends: { before: { finished: 4 } },
  });
});
