/** Small protocols that are costly to check: each grows in its own way with what somebody writes. */
import type { Condition, Leaf } from '../condition.ts';
import type { AssessmentItem, Item, KpiItem } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { node, protocol } from './build.ts';
import { ITEMS, MOOD, PULSE } from './items.ts';

const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const any = (leaves: readonly Leaf[]): Condition => ({ is: 'or', any: groups(leaves) });
/** At most twenty stand beside each other. */
const groups = (leaves: readonly Leaf[]): Condition[] =>
  leaves.length <= 20
    ? [...leaves]
    : list(Math.ceil(leaves.length / 20), (part) => ({
        is: 'or',
        any: leaves.slice(part * 20, part * 20 + 20),
      }));
const sign = (index: number): Leaf => ({ is: 'sign', op: '=', value: `sign-${index}` });
const reading = (kpi: string, value: number): Leaf => ({ is: 'kpi', kpi, op: '>', value });
const kpis = (count: number): Record<string, Item> =>
  Object.fromEntries(list(count, (index) => [`kpi-${index}`, { ...PULSE, name: `KPI ${index}` } as KpiItem]));

/** Populations one behind the other, each over many signs, and readings that decide about the way on. */
function populations(): Protocol {
  const nodes: FlowNode[] = [];
  let parent: string | null = null;
  for (let index = 0; index < 8; index++) {
    const id: string = `who-${index}`;
    const who = any(list(11, (at) => sign(index * 3 + at)));
    const low: Condition = {
      is: 'and',
      all: list(4, (at) => reading(`kpi-${(index + at) % 10}`, 60 + index)),
    };
    nodes.push(node('population', id, parent, { settings: { who } }));
    nodes.push(node('finish', `out-${index}`, id, { nextStepCondition: low }));
    parent = id;
  }
  nodes.push(node('finish', 'done', parent));
  return protocol(nodes, { ...ITEMS, ...kpis(10) });
}

/** An assessment of many questions, each of which a condition asks for. */
function answers(): Protocol {
  const questions = list(60, (index) => ({
    id: `q${index}`,
    kind: 'yes_no' as const,
    text: `Question ${index}`,
  }));
  const item: AssessmentItem = { ...MOOD, questions, scoring: { method: 'none' }, bands: [] };
  const asks = questions.map(
    ({ id }): Leaf => ({ is: 'answer', item: 'many', question: id, op: '=', value: true }),
  );
  return protocol(
    [
      node('assessment', 'ask', null, { selectedItem: 'many' }),
      node('finish', 'some', 'ask', { nextStepCondition: any(asks) }),
      node('finish', 'none', 'ask'),
    ],
    { many: item },
  );
}

/** Answers whose points never add up to the same: every sheet has a score of its own. */
function scores(): Protocol {
  const options = (question: number) =>
    list(100, (index) => ({
      id: `o${index}`,
      label: `${index}`,
      score: (index + 1) ** 3 / 7 + question / 1_000,
    }));
  const questions = list(40, (index) => ({
    id: `q${index}`,
    kind: 'matrix' as const,
    text: `Question ${index}`,
    options: options(index),
    rows: list(40, (row) => ({ id: `r${row}`, label: `${row}` })),
  }));
  const item: AssessmentItem = { ...MOOD, questions, scoring: { method: 'mean' } };
  return protocol(
    [
      node('assessment', 'ask', null, { selectedItem: 'many' }),
      node('finish', 'high', 'ask', { nextStepCondition: { is: 'score', op: '>', value: 9_000 } }),
      node('finish', 'rest', 'ask'),
    ],
    { many: item },
  );
}

/** One reading, compared with thousands of numbers. */
function thresholds(): Protocol {
  const nodes: FlowNode[] = [node('kpi', 'read', null, { selectedItem: 'pulse' })];
  for (let index = 0; index < 1_900; index++)
    nodes.push(
      node('finish', `f${index}`, 'read', {
        nextStepCondition: any(list(12, (part) => reading('pulse', 20 + (index * 12 + part) / 100))),
      }),
    );
  return protocol(nodes, ITEMS);
}

/** Hundreds of branches that the first one takes from all others, each to be tried at every other place. */
function shadows(): Protocol {
  const nodes: FlowNode[] = [node('assessment', 'ask', null, { selectedItem: 'mood' })];
  for (let index = 0; index < 1_990; index++)
    nodes.push(
      node('finish', `f${index}`, 'ask', {
        nextStepCondition: { is: 'or', any: [{ is: 'score', op: '>=', value: 0 }, { is: 'failure' }] },
      }),
    );
  return protocol(nodes, ITEMS);
}

/** A circle of steps at which nobody stays, from each of which one can come to any other. */
function circles(): Protocol {
  const nodes: FlowNode[] = [node('population', 'p0', null, { settings: { who: sign(0) } })];
  for (let index = 1; index < 600; index++)
    nodes.push(
      node('population', `p${index}`, `p${index - 1}`, {
        settings: { who: sign(index) },
        rules: { jumpRule: { target: `p${(index * 7) % 600}` } },
      }),
    );
  return protocol(nodes, ITEMS);
}

/** A long way, on which each step asks for something of its own that only the last one reads again. */
function remembered(): Protocol {
  const nodes: FlowNode[] = [];
  let parent: string | null = null;
  for (let index = 0; index < 900; index++) {
    const id: string = `ai-${index}`;
    const branches = list(6, (branch) => ({ id: `b${branch}`, name: `${branch}`, description: '' }));
    nodes.push(
      node('ai', id, parent, {
        settings: { prompt: 'Which?', review: false, branches, fallback: 'b0' } as never,
      }),
    );
    parent = id;
  }
  nodes.push(
    node('finish', 'same', parent, {
      nextStepCondition: {
        is: 'and',
        // As many parts as a condition may have.
        all: list(13, (group) => ({
          is: 'or' as const,
          any: list(14, (at) => ({
            is: 'branch' as const,
            node: `ai-${group * 14 + at}`,
            op: '=' as const,
            value: 'b1',
          })),
        })),
      },
    }),
    node('finish', 'rest', parent),
  );
  return protocol(nodes, ITEMS);
}

export const exploding: Readonly<Record<string, () => Protocol>> = {
  populations,
  answers,
  scores,
  thresholds,
  shadows,
  circles,
  remembered,
};
