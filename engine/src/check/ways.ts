/** Every way out of a step: for each outcome and each case its children tell apart, where it leads. [C1] */
import {
  type Ask,
  type Condition,
  compare,
  type FactValue,
  holds,
  type Leaf,
  leavesOf,
  type Outcome,
} from '../condition.ts';
import { childrenOf } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { type Case, factKey, MANY, valuesOf } from './values.ts';

export type Way = {
  result: Outcome;
  to: string | null;
  /** Only when `to` is null: something can still change, so the run waits there. */
  waits: boolean;
  /** The outcome comes about only if the person says no. */
  byChoice: boolean;
  /** Also open to somebody who has been here ever so often. */
  again: boolean;
  /** The case that leads there, for words. */
  example: Case[];
};

/** More cases than this are not told apart; the step then counts as sound. */
const MOST_CASES = 20_000;

export function waysOut(protocol: Protocol, node: FlowNode): Way[] {
  if (node.type === 'finish' || node.type === 'fail') return [];
  const rule = node.data.rules.jumpRule;
  if (node.type === 'jump') {
    const to = rule?.target ?? null;
    return [{ result: 'success', to, waits: false, byChoice: false, again: true, example: [] }];
  }
  return outcomesOf(node).flatMap(({ result, byChoice }) => {
    const to = result === 'success' ? rule?.targetSuccess : rule?.target;
    if (to !== undefined) return [{ result, to, waits: false, byChoice, again: true, example: [] }];
    return throughChildren(protocol, node, result, byChoice);
  });
}

/** How a step can end. A task can always be declined; it fails by itself only where it can run out. */
function outcomesOf(node: FlowNode): { result: Outcome; byChoice: boolean }[] {
  const success = { result: 'success', byChoice: false } as const;
  const failure = (byChoice: boolean) => [success, { result: 'failure', byChoice } as const];
  const runsOut = node.data.window?.expireAfterMinutes !== undefined;
  switch (node.type) {
    case 'nudge':
    case 'ai':
      return [success];
    case 'wait':
      return node.data.settings.kind === 'event' && runsOut ? failure(false) : [success];
    case 'population':
    case 'challenge':
      return failure(false);
    case 'kpi':
      return failure(!runsOut && node.data.settings?.successMeans !== 'inTarget');
    default:
      return failure(!runsOut);
  }
}

function throughChildren(protocol: Protocol, node: FlowNode, result: Outcome, byChoice: boolean): Way[] {
  const children = childrenOf(protocol, node.id);
  const facts = new Map<string, Leaf[]>();
  for (const child of children)
    for (const leaf of leavesOf(child.data.nextStepCondition)) {
      const key = factKey(leaf);
      facts.set(key, [...(facts.get(key) ?? []), leaf]);
    }
  const choices = [...facts].map(([key, leaves]) => {
    const unscored = result === 'failure' && leaves.some((leaf) => isOwnScore(leaf));
    const values: FactValue[] = unscored ? [null] : valuesOf(protocol, node, leaves);
    return { key, values };
  });
  const cases = choices.reduce((count, choice) => count * choice.values.length, 1);
  const base = { result, byChoice };
  if (cases > MOST_CASES)
    return children.map((child) => ({ ...base, to: child.id, waits: false, again: true, example: [] }));
  const ways = new Map<string, Way>();
  for (let index = 0; index < cases; index++) {
    const picked = pick(choices, index);
    const ask: Ask = (leaf) => ('op' in leaf ? (picked.get(factKey(leaf)) ?? null) : result);
    const to = children.find((child) => holds(child.data.nextStepCondition, ask))?.id ?? null;
    const waits =
      to === null && children.some((child) => mightHold(protocol, child.data.nextStepCondition, ask));
    const tries = [...picked].filter(([key]) => key.includes('"attempts"'));
    const again = tries.every(([, value]) => value === MANY);
    const key = `${to} ${waits}`;
    const known = ways.get(key);
    if (!known) ways.set(key, { ...base, to, waits, again, example: said(picked) });
    else if (again) known.again = true;
  }
  return [...ways.values()];
}

type Choice = { key: string; values: readonly FactValue[] };

function pick(choices: readonly Choice[], index: number): Map<string, FactValue> {
  let rest = index;
  return new Map(
    choices.map(({ key, values }) => {
      const value = values[rest % values.length] ?? null;
      rest = Math.floor(rest / values.length);
      return [key, value];
    }),
  );
}

/** A step that failed gave no score. */
const isOwnScore = (leaf: Leaf): boolean =>
  (leaf.is === 'score' || leaf.is === 'band') && leaf.item === undefined;

/** The checker's view of "something can still change": KPIs, days, and results that a module keeps asking for. */
function mightHold(protocol: Protocol, condition: Condition, ask: Ask): boolean {
  if (condition.is === 'always' || condition.is === 'kpi') return true;
  if (condition.is === 'and') return condition.all.every((part) => mightHold(protocol, part, ask));
  if (condition.is === 'or') return condition.any.some((part) => mightHold(protocol, part, ask));
  if (condition.is === 'days') {
    const today = ask(condition);
    const passes = condition.op === '<' || condition.op === '<=' || condition.op === '=';
    return !passes || (typeof today === 'number' && today <= condition.value);
  }
  if ('item' in condition && protocol.modules.some((module) => module.selected_item === condition.item))
    return true;
  return compare(condition, ask(condition));
}

const said = (picked: ReadonlyMap<string, FactValue>): Case[] =>
  [...picked].map(([key, value]) => ({ fact: JSON.parse(key), value }));
