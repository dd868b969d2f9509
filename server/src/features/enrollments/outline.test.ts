import type { Condition } from '@regimen/engine/condition.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { advanceProgram, startProgram } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { badgesOf } from './badges.ts';
import { conditionWords, refusalWords } from './condition-words.ts';
import { forecastOf, nextThings, shareOfRun } from './forecast.ts';
import { outlineOf } from './outline.ts';
import { halfWayAt, progressOf } from './progress.ts';

const program: Program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' }] };
const begin = Date.UTC(2026, 5, 1, 9);
const person = { age: 40, sex: null, roles: ['user'], signs: [] };
const { run } = startProgram(program, { runId: 'e', zone: 'UTC', person }, begin);

describe('the path in outline', () => {
  it('leads by the branches that arrive, and says where one stands', () => {
    expect(outlineOf(program, null).map(({ name }) => name)).toEqual([
      'How are you sleeping?',
      'And your mood?',
      'One-week diary',
      'Your sleep window',
      'Get up at the same time',
      'How are you sleeping now?',
      'Well done',
      'Sleeping better',
    ]);
    expect(outlineOf(program, run)[0]).toMatchObject({ state: 'here', kind: 'assessment' });
  });

  it('keeps the steps that were gone through, also off the main path', () => {
    const answers = { falling: 4, staying: 4, days: 4, content: 0 };
    const event = { id: 'a', type: 'answers', task: 'e.0/first-check/1/task/1', answers } as const;
    const next = advanceProgram(program, run, event, begin + 60_000).run;
    expect(outlineOf(program, next).slice(0, 2)).toMatchObject([
      { name: 'How are you sleeping?', state: 'done' },
      { name: 'And your mood?', state: 'here' },
    ]);
    const left = advanceProgram(program, next, { id: 'w', type: 'withdraw' }, begin + 120_000).run;
    expect(outlineOf(program, left)).toHaveLength(outlineOf(program, next).length);
  });
});

describe('how far somebody is', () => {
  const dayMs = 86_400_000;
  const on = (day: number, weeks: number) => progressOf(run, weeks, begin + day * dayMs);

  it('is the share of the expected days that were lived, however many steps were done', () => {
    expect(on(0, 6)).toBe(0);
    expect(on(9, 12)).toBe(0.107);
    expect(on(21, 6)).toBe(0.5);
    expect(on(300, 6)).toBe(0.99);
    expect(progressOf(null, 6, begin)).toBe(0);
    const left = advanceProgram(program, run, { id: 'w', type: 'withdraw' }, begin + 7 * dayMs).run;
    expect(progressOf(left, 6, begin + 30 * dayMs)).toBe(0.167);
  });

  it('leaves out the days of a pause', () => {
    const paused = advanceProgram(program, run, { id: 'p', type: 'pause' }, begin + 7 * dayMs).run;
    expect(progressOf(paused, 6, begin + 20 * dayMs)).toBe(0.167);
    const resumed = advanceProgram(program, paused, { id: 'r', type: 'resume' }, begin + 20 * dayMs).run;
    expect(progressOf(resumed, 6, begin + 20 * dayMs)).toBe(0.167);
    expect(halfWayAt(resumed, 6, begin + 33 * dayMs)).toBeNull();
    expect(halfWayAt(resumed, 6, begin + 35 * dayMs)).toEqual(new Date('2026-07-05T00:00:00Z'));
  });
});

describe('what will come', () => {
  it('is each module at its own times', () => {
    const week = forecastOf(program, run, begin + 7 * 86_400_000, 1_000);
    expect(week.filter(({ name }) => name === 'Sleep diary')).toHaveLength(7);
    expect(week[0]?.at).toBe(Date.UTC(2026, 5, 2, 8));
    expect(nextThings(program, run, 10).at(-1)).toEqual({
      key: '0.diary-week',
      name: 'One-week diary',
      kind: 'wait',
      at: null,
      freshUntil: null,
    });
  });

  it('is a share of each module where there are very many', () => {
    const [first] = program.protocols;
    const [module] = first?.protocol.modules ?? [];
    if (!first || !module) throw new Error('no module');
    const ids = Array.from({ length: 200 }, (_, index) => `m${index}`);
    const protocol = { ...first.protocol, modules: ids.map((id) => ({ ...module, id })) };
    const state = run.run.modules[module.id];
    const modules = Object.fromEntries(ids.map((id) => [id, state]));
    const crowded = { ...run, run: { ...run.run, modules } } as typeof run;
    const all = { ...program, protocols: [{ ...first, protocol }] };
    expect(forecastOf(all, crowded, begin + 60 * 86_400_000, shareOfRun(1))).toHaveLength(1_000);
    expect(forecastOf(all, crowded, begin + 60 * 86_400_000, shareOfRun(50))).toHaveLength(200);
  });

  it('is nothing while one pauses', () => {
    const paused = advanceProgram(program, run, { id: 'p', type: 'pause' }, begin + 1).run;
    expect(forecastOf(program, paused, begin + 7 * 86_400_000, 1_000)).toEqual([]);
  });
});

describe('conditions in words', () => {
  const all: Condition = {
    is: 'and',
    all: [
      { is: 'age', op: '<', value: 65 },
      { is: 'sex', op: '=', value: 'female' },
      {
        is: 'or',
        any: [
          { is: 'sign', op: '=', value: 'insomnia' },
          { is: 'sign', op: '=', value: 'stress' },
        ],
      },
      { is: 'kpi', kpi: 'pulse', op: '>', value: 1 },
    ],
  };
  it('name what a person can check of themselves, in both languages', () => {
    expect(conditionWords(all, 'en')).toEqual([
      'Younger than 65',
      'Sex: female',
      'For people with: Insomnia, or For people with: Stress',
    ]);
    expect(conditionWords(all, 'ar')).toHaveLength(3);
  });

  it('turn somebody away by the names of signs, as people say them', () => {
    const missing = (value: string) => [{ is: 'sign', op: '=', value } as const];
    expect(refusalWords(missing('type-2-diabetes'), 'en')).toEqual([
      'This program is for people with type 2 diabetes.',
    ]);
    expect(refusalWords(missing('type-2-diabetes'), 'ar')).toEqual([
      'هذا البرنامج لمن لديهم السكري من النوع الثاني.',
    ]);
    expect(refusalWords(missing('pregnant'), 'en')).toEqual([
      'This program is only for people to whom this applies: Pregnant.',
    ]);
  });
});

describe('badges', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 5, day, 12));
  it('count days with something done, and start again after something missed', () => {
    const settled = [1, 2, 4, 5, 6].map((day) => ({ status: 'done', closedAt: at(day) }));
    const missed = { status: 'expired', closedAt: at(3) };
    const lived = { zone: 'UTC', readings: [], kpis: new Map(), halfWayAt: null, finishedAt: null };
    const names = (list: typeof settled) =>
      badgesOf({ ...lived, settled: list.toSorted((a, b) => +a.closedAt - +b.closedAt) });
    expect(names([...settled, missed])).toEqual([
      { name: 'first-step', earnedAt: at(1) },
      { name: 'three-days', earnedAt: at(6) },
    ]);
    expect(names(settled)[1]).toEqual({ name: 'three-days', earnedAt: at(4) });
  });
});
