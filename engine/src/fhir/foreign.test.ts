import { describe, expect, it } from 'vitest';
import { findNode } from '../graph.ts';
import type { Protocol } from '../protocol.ts';
import { otherProblems as check } from '../testing/other-problems.ts';
import { fhirToProtocol } from './fhir-to-protocol.ts';
import { heartBundle, heartPlan } from './testing/foreign-plan.ts';

const read = (file: unknown) => {
  const result = fhirToProtocol(JSON.parse(JSON.stringify(file)));
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result;
};
const { protocol, report } = read(heartBundle);
const flow = ({ nodes }: Protocol): string[] =>
  nodes.map(
    (step) =>
      `${step.parentId ?? ''}>${step.id}:${step.type}${step.data.rules.jumpRule ? `→${step.data.rules.jumpRule.target}` : ''}`,
  );

describe('a plan of others', () => {
  it('[G15] has its actions as steps, a choice side by side, and every end led on to the finish', () => {
    expect(flow(protocol)).toEqual([
      '>welcome:nudge',
      'welcome>before-look:wait',
      'before-look>look:wait',
      'look>by-phone:followup',
      'by-phone>before-Blood-test:wait',
      'before-Blood-test>Blood-test:followup',
      'Blood-test>finish:finish',
      'look>by_visit:services',
      'by_visit>by_visit-on:jump→before-Blood-test',
    ]);
    expect(findNode(protocol, 'before-look')?.data).toMatchObject({ settings: { kind: 'for', days: 2 } });
    expect(findNode(protocol, 'welcome')?.data).toMatchObject({ target: 'system', selectedItem: 'hello' });
  });

  it('[G15] has what is repeated as modules beside the steps', () => {
    expect(protocol.modules).toMatchObject([
      {
        selected_module: 'assessment',
        selected_item: 'breath',
        run_every: 7,
        at_week_days: [],
        stop_after: 42,
      },
      { selected_module: 'kpi', selected_item: 'weight', run_every: 1 },
    ]);
  });

  it('[G15] has definitions as items of the kind that comes nearest', () => {
    expect(protocol.items).toMatchObject({
      hello: { kind: 'nudge', title: 'Hello', body: 'Welcome to the program.' },
      HomeVisit: { kind: 'service', minutes: 60 },
      weight: { kind: 'kpi', unit: 'kg', range: { min: 20, max: 300 } },
      breath: {
        kind: 'assessment',
        questions: [
          {
            id: '1_1',
            kind: 'single',
            options: [{ id: 'LA-6568-5', label: 'Not at all' }, { id: 'LA-6569-3' }],
          },
          {
            id: '1_2',
            kind: 'yes_no',
            required: false,
            when: { is: 'answer', question: '1_1', op: '=', value: 'LA-6569-3' },
          },
          { id: '3', kind: 'text' },
          { id: '4', kind: 'text' },
        ],
      },
      'by-phone': { kind: 'activity', name: 'By phone', instructions: 'Call them.' },
    });
  });

  it('[G16] does not decide conditions of others, and keeps ids apart', () => {
    expect(findNode(protocol, 'look')?.data.nextStepCondition).toEqual({ is: 'always' });
    expect(protocol.id).toBe('heart_failure-at-home');
    const twice = read({
      ...heartPlan,
      action: [{ id: 'a b', title: 'x' }, { id: 'a/b', title: 'y' }, { title: 'a-b' }],
    });
    expect(twice.protocol.nodes.map((step) => step.id)).toEqual(['a-b', 'a-b-2', 'a-b-3', 'finish']);
  });

  it('[G14] is followed by a report of all that could not be carried', () => {
    const plan = 'entry[0].resource';
    const told = report.map(({ code, path }) => `${path} ${code}`);
    expect(told.sort()).toEqual(
      [
        `${plan}.action[1].condition[0] condition`,
        `${plan}.action[3].timingTiming timing`,
        `${plan}.action[3].timingTiming.repeat.when no-place`,
        `${plan}.action[4].definitionCanonical definition-missing`,
        `${plan}.action[4].timingDuration timing-as-wait`,
        `${plan}.contained[0].item[0] questions-ungrouped`,
        `${plan}.contained[0].item[1] question-left-out`,
        `${plan}.contained[0].item[2] options-missing`,
        `${plan}.contained[0].item[2].answerValueSet no-place`,
        `${plan}.contained[0].item[3] question-kind`,
        `${plan}.contained[0].item[3].enableWhen shown-when`,
        `${plan}.contained[0].item[0].item[0].answerOption[0].valueCoding.system no-place`,
        `${plan}.contained[0].item[0].item[0].answerOption[1].valueCoding.system no-place`,
        `${plan}.contained[0].item[0].item[1].enableWhen[0].answerCoding.system no-place`,
        `${plan}.goal no-place`,
        `${plan}.publisher no-place`,
        `${plan}.version no-place`,
        'entry[0].request no-place',
        'entry[2].resource.location no-place',
        'entry[5].resource not-used',
      ].sort(),
    );
  });

  it('[G14] names what the path alone does not', () => {
    const condition = report.find(({ code }) => code === 'condition');
    expect(condition?.what).toContain('the patient is an adult');
  });

  it('[G15] lacks only words that the plan does not have, where it has no choice that only a condition could make', () => {
    const plain = read({ ...heartPlan, action: heartPlan.action.filter((action) => action.id !== 'look') });
    const found = (one: typeof protocol) => check(one).map(({ code, data }) => `${code} ${data.of ?? ''}`);
    const silent = ['empty-item Blood-test', 'empty-item weight'];
    expect(found(plain.protocol)).toEqual(silent);
    expect(found(protocol).filter((one) => !one.startsWith('empty-item'))).toEqual(['shadowed ']);
  });

  it('[G15] may have modules only, and may have nothing at all', () => {
    const modules = read({ ...heartPlan, action: heartPlan.action.slice(2, 3) });
    expect(flow(modules.protocol)).toEqual(['>wait:wait', 'wait>finish:finish']);
    expect(read({ resourceType: 'PlanDefinition', status: 'draft' }).protocol.nodes).toEqual([]);
  });

  it('[G15] is read in the order that its actions ask for', () => {
    const action = [
      { id: 'c', title: 'c', relatedAction: [{ actionId: 'b', relationship: 'after' }] },
      { id: 'a', title: 'a', relatedAction: [{ actionId: 'b', relationship: 'before-start' }] },
      { id: 'b', title: 'b', relatedAction: [{ actionId: 'elsewhere', relationship: 'concurrent' }] },
    ];
    const ordered = read({ ...heartPlan, action });
    expect(flow(ordered.protocol)).toEqual([
      '>a:followup',
      'a>b:followup',
      'b>c:followup',
      'c>finish:finish',
    ]);
    expect(ordered.report).toContainEqual({
      code: 'relation',
      path: 'action[2].relatedAction[0]',
      what: 'elsewhere',
    });
  });

  it('[G15] takes answers from a value set that the file writes out, with their points', () => {
    const concept = (code: string, display: string, points: number) => ({
      code,
      display,
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: points }],
    });
    const system = 'https://loinc.test';
    const include = [{ system, concept: [concept('none', 'None', 1), concept('full', 'Full', 5)] }];
    const contained = [
      { resourceType: 'ValueSet', id: 'verbal', status: 'active', compose: { include } },
      {
        resourceType: 'Questionnaire',
        id: 'coma',
        status: 'active',
        item: [{ linkId: '1', text: 'Verbal', type: 'choice', answerValueSet: '#verbal' }],
      },
    ];
    const coma = read({
      resourceType: 'PlanDefinition',
      contained,
      action: [{ definitionCanonical: '#coma' }],
    });
    expect(coma.report).toEqual([]);
    expect(coma.protocol.items.coma).toMatchObject({
      questions: [
        {
          kind: 'single',
          options: [
            { id: 'none', label: 'None', score: 1 },
            { id: 'full', label: 'Full', score: 5 },
          ],
        },
      ],
    });
  });
});
