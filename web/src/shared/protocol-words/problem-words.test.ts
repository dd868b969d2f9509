import { locales } from '@regimen/contract/language/languages.ts';
import { check, type ProblemCode, type SafetyRule, type Services } from '@regimen/engine/check.ts';
import type { Condition } from '@regimen/engine/condition.ts';
import { applyEdit } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { exploding } from '@regimen/engine/testing/exploding.ts';
import { ACTIVITY, ITEMS, MOOD, NUDGE, PULSE, WALK } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import { mendOf, problemWords } from './problem-words.ts';

const asks = { selectedItem: 'mood', window: { expireAfterMinutes: 60 } };
const kpi = (id: string, reads: string) => ({
  ...PULSE,
  name: id,
  origin: 'formula' as const,
  formula: { is: 'kpi', kpi: reads } as never,
});

const choosing = (...names: string[]) => {
  const branches = names.map((name, index) => ({ id: `b${index}`, name }));
  const settings = { prompt: 'Which?', branches, fallback: 'b0', review: false };
  return protocol([node('ai', 'Choose', null, { settings }), node('finish', 'Done', 'Choose')], ITEMS);
};

const visit = { kind: 'service', name: 'Physio', description: '', minutes: 30, service: 's' } as const;
const booking = protocol([node('services', 'Visit', null, { selectedItem: 'visit' })], { visit });
const services: Partial<Record<ProblemCode, Services>> = {
  'service-archived': { s: { isArchived: true, firstFreeMinutes: 60 } },
  'no-capacity': { s: { isArchived: false, firstFreeMinutes: null } },
};

const ruled = protocol([node('assessment', 'Ask', null, asks), node('finish', 'Done', 'Ask')], ITEMS);

/** One protocol for each thing that can be wrong. */
const broken: Record<ProblemCode, Protocol> = {
  'no-finish': protocol([]),
  unreachable: protocol(
    [
      node('assessment', 'Ask', null, {
        ...asks,
        rules: { jumpRule: { target: 'Done', targetSuccess: 'Done' } },
      }),
      node('finish', 'Done', 'Ask'),
      node('nudge', 'Praise', 'Ask', { selectedItem: 'hello' }),
      node('finish', 'End', 'Praise'),
    ],
    ITEMS,
  ),
  'dead-end': protocol([node('assessment', 'Ask', null, asks)], ITEMS),
  'open-case': protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'Done', 'Ask', { nextStepCondition: { is: 'score', op: '<', value: 3 } }),
      node('fail', 'Stop', 'Ask', { nextStepCondition: { is: 'failure' } }),
    ],
    ITEMS,
  ),
  'jump-to-nothing': protocol([node('jump', 'Back', null)], ITEMS),
  'loop-without-time': protocol(
    [
      node('nudge', 'Hello', null, { selectedItem: 'hello' }),
      node('jump', 'Again', 'Hello', { rules: { jumpRule: { target: 'Hello' } } }),
    ],
    ITEMS,
  ),
  'branch-twice': choosing('Rest', 'rest'),
  'one-branch': choosing('Rest'),
  'no-examples': choosing('Rest', 'Move'),
  'service-missing': booking,
  'service-archived': booking,
  'no-capacity': booking,
  'missing-item': protocol([node('kpi', 'Pulse', null), node('finish', 'Done', 'Pulse')], ITEMS),
  'formula-circle': protocol([node('finish', 'Done', null)], { a: kpi('A', 'b'), b: kpi('B', 'a') }),
  'module-never-runs': protocol([node('finish', 'Done', null)], ITEMS, [
    module('m', { selected_module: 'nudge', selected_item: 'hello', start_after: 7, stop_after: 3 }),
  ]),
  'module-never-ends': protocol([node('finish', 'Done', null)], ITEMS, [
    module('m', { selected_module: 'nudge', selected_item: 'hello', prevent_finish: true }),
  ]),
  contradiction: protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'High', 'Ask', { nextStepCondition: { is: 'score', op: '>', value: 60 } }),
      node('finish', 'Done', 'Ask'),
    ],
    ITEMS,
  ),
  shadowed: protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'Most', 'Ask', { nextStepCondition: { is: 'score', op: '>', value: 1 } }),
      node('finish', 'High', 'Ask', { nextStepCondition: { is: 'score', op: '>', value: 4 } }),
      node('finish', 'Done', 'Ask'),
    ],
    ITEMS,
  ),
  'read-before-measured': protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'Fast', 'Ask', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 90 } }),
      node('finish', 'Done', 'Ask'),
    ],
    ITEMS,
  ),
  'band-never-reached': protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'Top', 'Ask', { nextStepCondition: { is: 'band', op: '=', value: 'top' } }),
      node('finish', 'Done', 'Ask'),
    ],
    { ...ITEMS, mood: { ...MOOD, bands: [...MOOD.bands, { id: 'top', name: 'Top', min: 70, max: 90 }] } },
  ),
  'no-way-out': protocol(
    [
      node('assessment', 'Ask', null, asks),
      node('finish', 'Done', 'Ask', { nextStepCondition: { is: 'success' } }),
      node('wait', 'Rest', 'Ask', { settings: { kind: 'for', days: 1 } }),
      node('jump', 'Again', 'Rest', { rules: { jumpRule: { target: 'Rest' } } }),
    ],
    ITEMS,
  ),
  'no-deadline': protocol(
    [node('assessment', 'Ask', null, { selectedItem: 'mood' }), node('finish', 'Done', 'Ask')],
    ITEMS,
  ),
  'late-after-expiry': protocol(
    [
      node('assessment', 'Ask', null, {
        ...asks,
        window: { lateAfterMinutes: 120, expireAfterMinutes: 60 },
      }),
      node('finish', 'Done', 'Ask'),
    ],
    ITEMS,
  ),
  'too-few-readings': protocol(
    [
      node('kpi', 'Measure', null, { selectedItem: 'pulse', window: { expireAfterMinutes: 60 } }),
      node('finish', 'Fast', 'Measure', {
        nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 100, over: { of: 'row', times: 3 } },
      }),
      node('finish', 'Done', 'Measure'),
    ],
    ITEMS,
  ),
  'too-many-prompts': protocol(
    [node('assessment', 'Ask', null, asks), node('finish', 'Done', 'Ask')],
    ITEMS,
    [module('m', { selected_module: 'nudge', selected_item: 'hello', at_time: '08:00', every_hour: 1 })],
  ),
  'empty-item': protocol(
    [node('nudge', 'Hello', null, { selectedItem: 'hello' }), node('finish', 'Done', 'Hello')],
    { hello: { ...NUDGE, body: '' } },
  ),
  'unknown-placeholder': protocol(
    [node('nudge', 'Hello', null, { selectedItem: 'hello' }), node('finish', 'Done', 'Hello')],
    { hello: { ...NUDGE, body: 'Hi {{nmae}}.' } },
  ),
  'kpi-range': protocol(
    [node('kpi', 'Walk', null, { selectedItem: 'pulse' }), node('finish', 'Done', 'Walk')],
    { pulse: { ...PULSE, unit: 'steps', range: { min: 0, max: 100 } } },
  ),
  'named-after-type': protocol(
    [node('kpi', 'KPI', null, { selectedItem: 'pulse' }), node('finish', 'Done', 'KPI')],
    { pulse: { ...PULSE, name: 'Pulse' } },
  ),
  'open-gate': protocol([
    node('population', 'Adults', null, { settings: { who: { is: 'age', op: '>=', value: 18 } } }),
    node('finish', 'Done', 'Adults'),
  ]),
  'risk-without-help': protocol([node('assessment', 'Ask', null, asks), node('finish', 'Done', 'Ask')], {
    ...ITEMS,
    mood: { ...MOOD, questions: MOOD.questions.map((question) => ({ ...question, risk: true })) },
  }),
  'risk-unmarked': protocol([node('assessment', 'Ask', null, asks), node('finish', 'Done', 'Ask')], {
    ...ITEMS,
    mood: {
      ...MOOD,
      questions: [{ id: 'q1', kind: 'yes_no', text: 'Have you thought of hurting yourself?' }],
    },
  }),
  'too-large': exploding.populations?.() ?? protocol([]),
  'safety-broken': ruled,
  'safety-unproven': ruled,
  'safety-idle': ruled,
};
const rule = (when: Condition): SafetyRule => ({
  id: 'r',
  name: 'Never alone',
  when,
  mustReach: 'expert',
  stepId: null,
  withinMinutes: 60,
});
const rules: Partial<Record<ProblemCode, SafetyRule>> = {
  'safety-broken': rule({ is: 'score', item: 'mood', op: '>', value: 4 }),
  'safety-unproven': rule({ is: 'kpi', kpi: 'pulse', stat: 'change', op: '>', value: 40 }),
  'safety-idle': rule({ is: 'score', item: 'mood', op: '>', value: 60 }),
};
const found = Object.entries(broken).map(([code, document]) => {
  const own = rules[code as ProblemCode];
  const around = { rules: own ? [own] : [], services: services[code as ProblemCode] ?? {} };
  const problem = check(document, around).find((each) => each.code === code);
  if (!problem) throw new Error(`${code} was not found`);
  return { code: code as ProblemCode, document, problem };
});

describe('what the checker found', () => {
  it.each(found)('$code is said in both languages, with its mend', ({ document, problem }) => {
    for (const locale of locales) {
      const words = problemWords(problem, document, locale);
      expect(words.title).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /^\S.*\w/);
      expect(words.explanation.length).toBeGreaterThan(30);
      expect(`${words.title}${words.explanation}${words.mend}`).not.toMatch(/undefined|[{}]/);
      expect(words.mend === null).toBe(problem.mend === null);
    }
  });

  const adults = node('population', 'Adults', null, {
    settings: { who: { is: 'age', op: '>=', value: 18 } },
  });
  it.each([
    ['everybody goes on', protocol([adults, node('finish', 'Done', 'Adults')])],
    [
      'they have no way',
      protocol([adults, node('finish', 'Done', 'Adults', { nextStepCondition: { is: 'success' } })]),
    ],
  ])('where %s, those who do not fit are ended with kind words', (_, document) => {
    const [problem] = check(document);
    if (!problem) throw new Error('A population that lets everybody through is a problem.');
    expect(problemWords(problem, document, 'en').mend).toBe('Ends it for people who aren’t eligible.');
    const mend = mendOf(problem, 'ar');
    const end = mend && applyEdit(document, mend).nodes.find(({ type }) => type === 'fail');
    expect(end?.data.name).toBe('ليس البرنامج المناسب');
    expect(end?.data.settings).toMatchObject({ message: expect.stringContaining('برامج') });
  });

  const wrong: [string, Item][] = [
    ['activity', { ...ACTIVITY, instructions: '' }],
    ['assessment', { ...MOOD, questions: [], bands: [] }],
    ['challenge', { ...WALK, goal: 'Challenge' }],
    ['kpi', { ...PULSE, range: { min: 5, max: 5 } }],
    ['kpi', { ...PULSE, target: { min: 9, max: 3 } }],
    ['kpi', { ...PULSE, target: { min: 240, max: 260 } }],
    ['kpi', { ...PULSE, name: 'KPI' }],
  ];
  it.each(wrong)('what is wrong with a %s is said in both languages', (kind, item) => {
    const type = kind === 'activity' ? 'followup' : (kind as 'kpi');
    const document = protocol(
      [node(type, 'It', null, { selectedItem: 'it' }) as FlowNode, node('finish', 'Done', 'It')],
      { it: item },
    );
    const problem = check(document).find(({ data }) => data.of === 'it');
    if (!problem) throw new Error('Nothing was found.');
    for (const locale of locales) {
      const { title, explanation } = problemWords(problem, document, locale);
      expect(`${title} ${explanation}`).not.toMatch(/undefined|[{}]/);
      expect(explanation.length).toBeGreaterThan(20);
    }
  });

  it('names the case that is open', () => {
    const { problem, document } = found.find(({ code }) => code === 'open-case') as (typeof found)[0];
    const { explanation } = problemWords(problem, document, 'en');
    expect(explanation).toContain('For example: the score');
    expect(explanation).toContain('3');
  });

  it('says that several readings together are open both ways', () => {
    const over = { of: 'average', days: 7 } as const;
    const high: Condition = { is: 'kpi', kpi: 'pulse', over, op: '>=', value: 100 };
    const document = protocol(
      [
        node('kpi', 'Read', null, { selectedItem: 'pulse' }),
        node('finish', 'Done', 'Read', { nextStepCondition: high }),
      ],
      { pulse: { ...PULSE, name: 'Heart rate' } },
    );
    const open = check(document).find(({ code }) => code === 'open-case');
    expect(open && problemWords(open, document, 'en').explanation).toContain(
      'there are too few readings of “Heart rate” from the last 7 days. We can’t tell in advance how several readings together will turn out, so we check both branches.',
    );
    const rule = { id: 'r', name: 'High', when: high, mustReach: 'expert', stepId: null } as const;
    const [unproven] = check(document, { rules: [{ ...rule, withinMinutes: 60 }] }).filter(
      ({ code }) => code === 'safety-unproven',
    );
    expect(unproven && problemWords(unproven, document, 'en').explanation).toContain('both branches');
  });

  it('gives what a mend adds a name in the reader’s language', () => {
    const { problem, document } = found.find(({ code }) => code === 'dead-end') as (typeof found)[0];
    const mend = mendOf(problem, 'ar');
    const mended = mend && applyEdit(document, mend);
    expect(mended?.nodes.at(-1)?.data.name).toBe('النهاية');
    expect(mended && check(mended).map(({ code }) => code)).not.toContain('dead-end');
  });
});
