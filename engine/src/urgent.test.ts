import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { applyEdit } from './edit.ts';
import { PHQ_9, PHQ_9_SAFETY } from './examples/instruments.ts';
import type { AssessmentItem, Item } from './items.ts';
import { advanceProgram, startProgram } from './program.ts';
import type { NodeOf } from './protocol.ts';
import type { Question } from './questions.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive, NOBODY, time } from './testing/drive.ts';
import { ACTIVITY, ITEMS, MOOD, PULSE } from './testing/items.ts';
import { comesOutTheSame } from './trace.ts';
import { endsDanger, urgentIn } from './urgent.ts';

const words = { title: 'Please call', text: 'You are not alone.' };
const worst = { is: 'answer', question: 'q1', op: '=', value: 'p3' } as const;
const mood: AssessmentItem = { ...MOOD, urgent: { when: worst, ...words } };
const racing = { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 } as const;
const pulse = { ...PULSE, alert: { ...racing, value: 180 }, urgent: { when: racing, ...words } };
const items = { ...ITEMS, mood, pulse };
const answers = (q1: string) => ({ q1, q2: 'p0' });
const told = (run: Drive): string[] =>
  run.effects.flatMap((effect) => (effect.kind === 'notifyExpert' ? [`${effect.about} ${effect.id}`] : []));
const asks = (item: string, kind: 'assessment' | 'kpi' = 'assessment') =>
  new Drive(
    protocol(
      [
        node(kind, 'a', null, { selectedItem: item }) as NodeOf<'assessment'>,
        node('wait', 'w', 'a', { settings: { kind: 'for', days: 9 } }),
      ],
      items,
    ),
  );

describe('urgent', () => {
  it('[R70] a sheet of answers that is urgent calls the expert at once, and the run carries it', () => {
    const run = asks('mood');
    run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: answers('p3') });
    expect(told(run)).toEqual(['urgent run/item:mood/1/notifyExpert/1']);
    expect(run.run.urgent).toEqual({ item: 'mood', at: time('2026-03-02 10:00') });
    const entry = run.trace.find(({ what }) => what === 'urgent');
    expect(entry && comesOutTheSame(entry)).toBe(true);
    expect(JSON.parse(JSON.stringify(run.run))).toEqual(run.run);
  });

  it('[R70] what is not leaves no trace in the run', () => {
    const run = asks('mood');
    run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: answers('p2') });
    expect(told(run)).toEqual([]);
    expect(run.run).not.toHaveProperty('urgent');
  });

  it('[R70] whoever asked for it: a module, or nobody', () => {
    const daily = module('m', { selected_module: 'assessment', selected_item: 'mood', at_time: '12:00' });
    const wait = node('wait', 'w', null, { settings: { kind: 'for', days: 9 } });
    const run = new Drive(protocol([wait], items, [daily]));
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 200 });
    run.until('2026-03-02 12:00');
    run.at('2026-03-02 13:00', { type: 'answers', task: run.task('m'), answers: answers('p3') });
    expect(told(run)).toEqual([
      'urgent run/item:pulse/1/notifyExpert/1',
      'urgent run/item:mood/1/notifyExpert/1',
    ]);
    expect(run.run.urgent?.item).toBe('mood');
  });

  it('[R71] one notice for one sheet or reading: it stands for the alert too', () => {
    const run = asks('pulse', 'kpi');
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 190 });
    run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 210 });
    expect(told(run)).toEqual([
      'alert run/item:pulse/1/notifyExpert/1',
      'urgent run/item:pulse/2/notifyExpert/1',
    ]);
  });

  it('[R72] [R14] help does not wait for the end of a pause, and is not called twice', () => {
    const run = asks('mood');
    const task = run.task();
    run.at('2026-03-02 09:30', { type: 'pause' });
    run.at('2026-03-02 10:00', { type: 'answers', task, answers: answers('p3') });
    expect(told(run)).toEqual(['urgent run/item:mood/1/notifyExpert/held-a-1']);
    expect(run.run.urgent).toEqual({ item: 'mood', at: time('2026-03-02 10:00') });
    run.at('2026-03-04 10:00', { type: 'resume' });
    expect(told(run)).toHaveLength(1);
    expect(run.run.results.mood?.answers).toEqual(answers('p3'));
  });

  it('[R72] what cannot be taken calls nobody', () => {
    const run = asks('mood');
    const task = run.task();
    run.at('2026-03-02 09:30', { type: 'pause' });
    run.at('2026-03-02 10:00', { type: 'answers', task, answers: { q1: 'p3' } });
    expect(told(run)).toEqual([]);
  });

  it('[R36] [R70] the next protocol of the program carries it on', () => {
    const first = protocol(
      [node('assessment', 'a', null, { selectedItem: 'mood' }), node('finish', 'f', 'a')],
      items,
    );
    const second = protocol([node('followup', 'b', null, { selectedItem: 'act' })], items);
    const program = {
      id: 'p',
      name: 'Two',
      protocols: [first, second].map((one) => ({ protocol: one, onFail: 'stop' as const })),
    };
    const began = startProgram(program, { runId: 'run', zone: 'UTC', person: NOBODY }, 0);
    const task = began.run.run.tasks[0]?.id ?? '';
    const event = { id: 'e', type: 'answers', task, answers: answers('p3') } as const;
    const { run } = advanceProgram(program, began.run, event, 1_000);
    expect(run.index).toBe(1);
    expect(run.run.urgent).toEqual({ item: 'mood', at: 1_000 });
  });
});

describe('without a run', () => {
  it('[R70] the page can judge what is handed in by the same rule', () => {
    expect(urgentIn(mood, 'mood', { answers: answers('p3') })?.title).toBe('Please call');
    expect(urgentIn(mood, 'mood', { answers: answers('p2') })).toBeNull();
    expect(urgentIn(mood, 'mood', { answers: { q1: 'p3' } })).toBeNull();
    expect(urgentIn(MOOD, 'mood', { answers: answers('p3') })).toBeNull();
    expect(urgentIn(undefined, 'mood', { value: 1 })).toBeNull();
  });

  it('[R70] [R25] a band can be urgent: it is the one of this sheet', () => {
    const high = { ...MOOD, urgent: { when: { is: 'band', op: '=', value: 'high' } as const, ...words } };
    expect(urgentIn(high, 'mood', { answers: { q1: 'p3', q2: 'p0' } })).not.toBeNull();
    expect(urgentIn(high, 'mood', { answers: { q1: 'p0', q2: 'p3' } })).toBeNull();
  });

  it('[R70] [R21] a reading counts in any unit the KPI knows, and not outside its range', () => {
    expect(urgentIn(pulse, 'pulse', { value: 200 })).not.toBeNull();
    expect(urgentIn(pulse, 'pulse', { value: 3.5, unit: 'Hz' })).not.toBeNull();
    expect(urgentIn(pulse, 'pulse', { value: 199 })).toBeNull();
    expect(urgentIn(pulse, 'pulse', { value: 9_000 })).toBeNull();
  });
});

describe('a question that speaks of self-harm', () => {
  const asked = (text: string, options: string[] = ['No', 'Yes']): AssessmentItem => ({
    ...MOOD,
    questions: [
      { id: 'q', kind: 'single', text, options: options.map((label, at) => ({ id: `o${at}`, label })) },
    ],
  });
  const codesOf = (item: AssessmentItem) =>
    check(
      protocol([node('assessment', 'a', null, { selectedItem: 'mood' })], { ...ITEMS, mood: item }),
    ).flatMap(({ code, severity, mend }) => (code.startsWith('risk') ? [{ code, severity, mend }] : []));

  it.each([
    'Have you had thoughts of hurting yourself?',
    'I feel that I would be better off dead',
    'Do you think about suicide?',
    'هل فكّرت في إيذاء نفسك؟',
  ])('[C41] is worth a mark: %s', (text) => {
    const item = asked(text);
    const [found] = codesOf(item);
    expect(found).toMatchObject({ code: 'risk-unmarked', severity: 'warning' });
    const marked = found?.mend?.edit === 'setItem' ? found.mend.item : null;
    expect(codesOf(marked as AssessmentItem)).toMatchObject([
      { code: 'risk-without-help', severity: 'error' },
    ]);
  });

  it('[C41] so does one with such an answer', () => {
    expect(
      codesOf(asked('Which is true of you?', ['I am fine', 'I would kill myself if I could'])),
    ).toHaveLength(1);
  });

  it('[C41] not where help comes already, or of other harm', () => {
    const item = asked('Have you thought of hurting yourself?');
    const when = { is: 'answer', question: 'q', op: '=', value: 'o1' } as const;
    expect(codesOf({ ...item, urgent: { when, ...words } })).toEqual([]);
    expect(codesOf(asked('Does your knee hurt? Did it harm your sleep?'))).toEqual([]);
    expect(codesOf(asked('Did you hurt yourself in a fall?'))).toEqual([]);
    expect(codesOf(asked('Do you ever want to hurt yourself?'))).toHaveLength(1);
  });
});

describe('a question of risk', () => {
  const found = (item: Item) =>
    check(protocol([node('finish', 'f', null)], { a: item })).filter(
      ({ code }) => code === 'risk-without-help',
    );
  const asking = (
    question: Partial<Question> & Pick<Question, 'kind'>,
    urgent?: AssessmentItem['urgent'],
  ): Item => ({
    ...ACTIVITY,
    questions: [{ id: 'q', text: 'Any pain?', risk: true, ...question } as Question],
    ...(urgent && { urgent }),
  });
  const is = (op: '=' | '!=' | '<' | '>' | '>=', value: string | number | boolean) => ({
    when: { is: 'answer', question: 'q', op, value } as const,
    ...words,
  });
  const options = [
    { id: 'never', label: 'Never', score: 0 },
    { id: 'often', label: 'Often', score: 1 },
  ];

  it('[C40] without a screen for it is an error, and the mend gives it one', () => {
    const kinds = [
      asking({ kind: 'yes_no' }),
      asking({ kind: 'single', options }),
      asking({ kind: 'single', options, reverse: true }),
      asking({ kind: 'scale', min: 0, max: 10 }),
      asking({ kind: 'slider', min: 0, max: 4, reverse: true }),
      asking({ kind: 'yes_no' }, is('=', 'yes')),
    ];
    for (const item of kinds) {
      const [problem, ...more] = found(item);
      expect(more).toEqual([]);
      expect(problem).toMatchObject({ severity: 'error', data: { question: 'Any pain?', of: 'a' } });
      if (!problem?.mend) throw new Error('no mend');
      const mended = applyEdit(protocol([node('finish', 'f', null)], { a: item }), problem.mend);
      expect(found(mended.items.a as Item)).toEqual([]);
    }
  });

  it('[C40] [C11] where nobody can tell which answers mean danger there is no mend', () => {
    for (const item of [
      asking({ kind: 'text' }),
      asking({ kind: 'number' }),
      asking({ kind: 'multiple', options }),
    ])
      expect(found(item)).toMatchObject([{ mend: null }]);
  });

  it('[C40] is heard when one of its answers is urgent by itself', () => {
    expect(found(asking({ kind: 'yes_no' }, is('=', true)))).toEqual([]);
    expect(found(asking({ kind: 'single', options }, is('!=', 'never')))).toEqual([]);
    expect(found(asking({ kind: 'multiple', options }, is('=', 'often')))).toEqual([]);
    expect(found(asking({ kind: 'scale', min: 0, max: 10 }, is('>=', 8)))).toEqual([]);
    expect(found(asking({ kind: 'number', min: 0 }, is('>', 3)))).toEqual([]);
    expect(found(asking({ kind: 'scale', min: 0, max: 10 }, is('>', 10)))).toHaveLength(1);
  });

  it('[C40] a band that needs other answers too is not enough; one that this answer alone gives is', () => {
    const high = { when: { is: 'band', op: '=', value: 'high' } as const, ...words };
    const [q1, q2] = MOOD.questions as [Question, Question];
    expect(found({ ...MOOD, questions: [{ ...q1, risk: true }, q2], urgent: high })).toHaveLength(1);
    expect(found({ ...MOOD, questions: [{ ...q1, risk: true }], urgent: high })).toEqual([]);
    const both = { ...high, when: { is: 'and', all: [worst, { is: 'days', op: '>', value: 3 }] } as const };
    expect(found({ ...MOOD, questions: [{ ...q1, risk: true }, q2], urgent: both as never })).toHaveLength(1);
  });
});

it('[R70] whoever is severely depressed by PHQ-9 is shown help, also where they said no to its last question', () => {
  const worst = Object.fromEntries(PHQ_9.questions.map(({ id }) => [id, 'nearly-every-day']));
  const sheet = { ...worst, [PHQ_9_SAFETY]: 'not-at-all' };
  expect(urgentIn(PHQ_9, 'phq-9', { answers: sheet })).toMatchObject({ title: PHQ_9.urgent?.title });
  const mild = Object.fromEntries(PHQ_9.questions.map(({ id }) => [id, 'not-at-all']));
  expect(urgentIn(PHQ_9, 'phq-9', { answers: mild })).toBeNull();
});

it('[R70] a newer reading ends a danger where the condition asks for nothing but its last value', () => {
  const ends = (value: number, unit = 'bpm') => endsDanger(pulse, 'pulse', { value, unit });
  expect([ends(199), ends(200), ends(3.5, 'Hz')]).toEqual([true, false, false]);
  // One reading says nothing of an average, and nothing of a unit that nobody knows.
  const average = {
    is: 'kpi',
    kpi: 'pulse',
    over: { of: 'average', days: 3 },
    op: '>=',
    value: 200,
  } as const;
  const either = { ...pulse, urgent: { ...words, when: { is: 'or' as const, any: [racing, average] } } };
  expect(endsDanger(either, 'pulse', { value: 80 })).toBe(false);
  expect(ends(80, 'steps')).toBe(false);
  expect(endsDanger(PULSE, 'pulse', { value: 80 })).toBe(false);
});
