import { ALWAYS } from '@regimen/engine/condition.ts';
import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { newQuestion, questionKinds } from '../../../shared/questions/question-shape.ts';
import { assessmentsIn, kpisIn, questionsIn } from './choices.ts';
import { endingsOf } from './endings.ts';
import { type About, answerLeaf, factsFor, firstLeaf, isComplete, newLeaf } from './facts.ts';

const empty: Protocol = { format: 1, id: 'p', name: '', description: '', nodes: [], items: {}, modules: [] };
const sleep = EXAMPLES[0] as Protocol;
const abouts: readonly About[] = ['nextStep', 'population', 'alert', 'advice', 'question', 'rule'];

describe('the facts that are offered', () => {
  it('are those that this protocol can answer', () => {
    const facts = (about: About, protocol: Protocol) => factsFor({ about, protocol, own: {} });
    expect(facts('nextStep', empty)).toEqual(['success', 'failure', 'kpi', 'days', 'attempts']);
    expect(facts('nextStep', sleep)).toContain('score');
    expect(facts('population', empty)).toEqual(['age', 'sex', 'role', 'sign', 'kpi']);
    expect(facts('question', empty)).toEqual([]);
    expect(facts('alert', sleep)).toEqual([]);
  });

  it('of an alert and a question are about their own item', () => {
    const [id, item] = Object.entries(sleep.items).find(([, each]) => each.kind === 'assessment') ?? [];
    const own = { item, itemId: id };
    expect(factsFor({ about: 'alert', protocol: sleep, own })).toEqual(['score', 'band', 'answer']);
    expect(assessmentsIn({ about: 'alert', protocol: sleep, own })).toHaveLength(1);
    expect(questionsIn({ about: 'question', protocol: sleep, own }).map((group) => group.id)).toEqual([
      undefined,
    ]);
    const kpi = Object.entries(sleep.items).find(([, each]) => each.kind === 'kpi');
    const alone = { about: 'alert', protocol: empty, own: { itemId: kpi?.[0], item: kpi?.[1] } } as const;
    expect(kpisIn(alone).map((each) => each.id)).toEqual([kpi?.[0]]);
  });

  it('speak of the step just ended first', () => {
    const after = sleep.nodes.find(({ parentId }) => {
      const parent = sleep.nodes.find((node) => node.id === parentId);
      return parent?.type === 'assessment';
    });
    const setting = { about: 'nextStep', protocol: sleep, own: { node: after?.id } } as const;
    expect(firstLeaf(setting)).toMatchObject({ is: 'score' });
    expect(firstLeaf(setting)).not.toHaveProperty('item');
  });
});

describe('a line that was just added', () => {
  it('is one that the engine takes, or waits for a choice', () => {
    for (const about of abouts)
      for (const fact of factsFor({ about, protocol: sleep, own: {} })) {
        const leaf = newLeaf(fact, { about, protocol: sleep, own: {} });
        expect(leaf !== null && isComplete(leaf), fact).toBe(fact !== 'sign');
      }
    expect(isComplete(ALWAYS)).toBe(true);
  });
  it.each(questionKinds)('compares an answer of kind %s with something of that kind', (kind) => {
    const leaf = answerLeaf(undefined, { ...newQuestion(kind), id: 'q' });
    if (kind !== 'text' && kind !== 'file' && kind !== 'matrix') expect(isComplete(leaf)).toBe(true);
  });
});

describe('the endings that are offered of an appointment', () => {
  const endings = (settings: { doneWhen?: 'booked' | 'attended' }, service?: string) => {
    const visit = {
      kind: 'service',
      name: 'Visit',
      description: '',
      minutes: 30,
      ...(service && { service }),
    } as const;
    const nodes = [
      {
        id: 'book',
        type: 'services',
        parentId: null,
        position: { x: 0, y: 0 },
        data: { selectedItem: 'visit', settings, window: { expireAfterMinutes: 60 } },
      },
    ] as unknown as Protocol['nodes'];
    return endingsOf({ about: 'nextStep', protocol: { ...empty, items: { visit }, nodes }, own: {} }, 'book');
  };

  it('are all that can happen to it', () => {
    expect(endings({ doneWhen: 'attended' }, 'service-1')).toEqual([
      'done',
      'declined',
      'expired',
      'cancelled',
      'no-show',
    ]);
    expect(endings({ doneWhen: 'booked' }, 'service-1')).toEqual(['done', 'declined', 'expired']);
  });
});
