import { check, type ProblemCode, type SafetyRule } from '@regimen/engine/check.ts';
import type { Condition } from '@regimen/engine/condition.ts';
import { applyEdit } from '@regimen/engine/edit.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { exploding } from '@regimen/engine/testing/exploding.ts';
import { ITEMS, MOOD, PULSE } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import { mendOf, problemWords } from './problem-words.ts';

const asks = { selectedItem: 'mood', window: { expireAfterMinutes: 60 } };
const kpi = (id: string, reads: string) => ({
  ...PULSE,
  name: id,
  origin: 'formula' as const,
  formula: { is: 'kpi', kpi: reads } as never,
});

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
  'too-many-prompts': protocol(
    [node('assessment', 'Ask', null, asks), node('finish', 'Done', 'Ask')],
    ITEMS,
    [module('m', { selected_module: 'nudge', selected_item: 'hello', at_time: '08:00', every_hour: 1 })],
  ),
  'too-large': exploding.populations?.() ?? protocol([]),
  'safety-broken': ruled,
  'safety-unproven': ruled,
  'safety-idle': ruled,
};
const rule = (when: Condition): SafetyRule => ({
  ...{ id: 'r', name: 'Never alone', when, mustReach: 'expert', stepId: null, withinMinutes: 60 },
});
const rules: Partial<Record<ProblemCode, SafetyRule>> = {
  'safety-broken': rule({ is: 'score', item: 'mood', op: '>', value: 4 }),
  'safety-unproven': rule({ is: 'kpi', kpi: 'pulse', stat: 'change', op: '>', value: 40 }),
  'safety-idle': rule({ is: 'score', item: 'mood', op: '>', value: 60 }),
};
const found = Object.entries(broken).map(([code, document]) => {
  const own = rules[code as ProblemCode];
  const problem = check(document, { rules: own ? [own] : [] }).find((each) => each.code === code);
  if (!problem) throw new Error(`${code} was not found`);
  return { code: code as ProblemCode, document, problem };
});

describe('what the checker found', () => {
  it.each(found)('$code is said in both languages, with its mend', ({ document, problem }) => {
    for (const locale of ['en', 'ar'] as const) {
      const words = problemWords(problem, document, locale);
      expect(words.title).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /^\S.*\w/);
      expect(words.explanation.length).toBeGreaterThan(30);
      expect(`${words.title}${words.explanation}${words.mend}`).not.toMatch(/undefined|[{}]/);
      expect(words.mend === null).toBe(problem.mend === null);
    }
  });

  it('names the case that is open', () => {
    const { problem, document } = found.find(({ code }) => code === 'open-case') as (typeof found)[0];
    const { explanation } = problemWords(problem, document, 'en');
    expect(explanation).toContain('For example: the score');
    expect(explanation).toContain('3');
  });

  it('gives what a mend adds a name in the reader’s language', () => {
    const { problem, document } = found.find(({ code }) => code === 'dead-end') as (typeof found)[0];
    const mend = mendOf(problem, 'ar');
    const mended = mend && applyEdit(document, mend);
    expect(mended?.nodes.at(-1)?.data.name).toBe('النهاية');
    expect(mended && check(mended).map(({ code }) => code)).not.toContain('dead-end');
  });
});
