/** Every small protocol: each tree of up to so many steps, each step of one of four types, each condition of a few. */
import type { Condition } from '../condition.ts';
import type { Item } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { node, protocol } from './build.ts';

/** One question, scored 0 or 1: all that conditions can tell apart is not asked, low and high. */
export const SMALL_ITEMS: Record<string, Item> = {
  q: {
    kind: 'assessment',
    name: 'Q',
    description: '',
    questions: [{ id: 'yes', kind: 'yes_no', text: 'Is it so?', scoreYes: 1, scoreNo: 0 }],
    scoring: { method: 'sum' },
    bands: [],
  },
  note: { kind: 'nudge', name: 'N', description: '', channel: 'in-app', title: 'N', body: 'N' },
};

export const HIGH: Condition = { is: 'score', item: 'q', op: '>=', value: 1 };
const LOW: Condition = { is: 'score', item: 'q', op: '<', value: 1 };
const CONDITIONS = { A: { is: 'always' }, S: { is: 'success' }, L: LOW, H: HIGH } as const;
type Letter = keyof typeof CONDITIONS;

/** `ask` measures and takes time, `tell` reaches an expert and takes none, `jump` and `finish` lead away. */
const TYPES = ['ask', 'tell', 'jump', 'finish'] as const;
export const WINDOW = 60;

/** Parents in tree order: parents[i] < i, depth first. */
function* trees(count: number): Generator<number[]> {
  function* grow(parents: number[]): Generator<number[]> {
    if (parents.length === count) {
      yield parents;
      return;
    }
    // The next step hangs on the last one or on any of those above it.
    for (let at: number = parents.length - 1; at >= 0; at = parents[at] as number)
      yield* grow([...parents, at]);
  }
  yield* grow([-1]);
}

/**
 * The conditions that `count` children can have, in every order. All of them, or only those in which each child can be
 * taken by somebody: a branch that others hide is the same protocol with a dead branch, which the smaller ones have in every form.
 */
function questions(count: number, letters: readonly Letter[], all: boolean): Letter[][] {
  let sequences: Letter[][] = [[]];
  for (let child = 0; child < count; child++)
    sequences = sequences.flatMap((sequence) => letters.map((letter) => [...sequence, letter]));
  return all ? sequences : sequences.filter(isOpen);
}

function isOpen(letters: readonly Letter[]): boolean {
  if (new Set(letters).size < letters.length) return false;
  return letters.every((letter, index) => letter !== 'A' || index === letters.length - 1);
}

export type Small = { protocol: Protocol; name: string };

/** How much is told apart: everything among the smallest, less the more steps there are. */
const GROUPS: readonly { count: number; letters: readonly Letter[]; all: boolean }[] = [
  ...[1, 2, 3].map((count) => ({ count, letters: ['A', 'S', 'L', 'H'] as const, all: true })),
  { count: 4, letters: ['A', 'S', 'L', 'H'], all: false },
  { count: 5, letters: ['A', 'L', 'H'], all: false },
  { count: 6, letters: ['A', 'H'], all: false },
];

export function* allSmallProtocols(): Generator<Small> {
  for (const { count, letters, all } of GROUPS) yield* smallProtocols(count, letters, all);
}

/** Below a jump or a finish nothing is ever asked: what hangs there is a dead branch too. */
export function* smallProtocols(count: number, letters: readonly Letter[], all: boolean): Generator<Small> {
  for (const parents of trees(count)) {
    const children = parents.map((_, index) =>
      parents.flatMap((parent, child) => (parent === index ? [child] : [])),
    );
    yield* typed(parents, children, letters, all);
  }
}

function* typed(
  parents: number[],
  children: number[][],
  letters: readonly Letter[],
  all: boolean,
): Generator<Small> {
  const count = parents.length;
  const options = parents.map((_, index) => {
    const isLeaf = children[index]?.length === 0;
    return TYPES.flatMap((type): string[] => {
      if (type === 'jump') return isLeaf || all ? Array.from({ length: count }, (_, to) => `jump${to}`) : [];
      return type === 'finish' && !isLeaf && !all ? [] : [type];
    });
  });
  const asked = children.map((own) => questions(own.length, letters, all));
  for (const types of product(options))
    for (const chosen of product(asked)) {
      const conditions = new Map<number, Letter>();
      for (const [parent, own] of children.entries())
        for (const [index, child] of own.entries()) conditions.set(child, chosen[parent]?.[index] ?? 'A');
      yield build(parents, types, conditions);
    }
}

function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const at = lists.map(() => 0);
  if (lists.some((list) => list.length === 0)) return;
  for (;;) {
    yield lists.map((list, index) => list[at[index] as number] as T);
    let place = lists.length - 1;
    for (; place >= 0; place--) {
      at[place] = (at[place] as number) + 1;
      if ((at[place] as number) < (lists[place] as readonly T[]).length) break;
      at[place] = 0;
    }
    if (place < 0) return;
  }
}

function build(
  parents: readonly number[],
  types: readonly string[],
  conditions: ReadonlyMap<number, Letter>,
): Small {
  const nodes = parents.map((parent, index): FlowNode => {
    const parentId = parent < 0 ? null : `n${parent}`;
    const nextStepCondition = CONDITIONS[conditions.get(index) ?? 'A'];
    const type = types[index] ?? 'finish';
    const id = `n${index}`;
    if (type === 'ask')
      return node('assessment', id, parentId, {
        nextStepCondition,
        selectedItem: 'q',
        window: { expireAfterMinutes: WINDOW },
      });
    if (type === 'tell')
      return node('nudge', id, parentId, { nextStepCondition, selectedItem: 'note', target: 'system' });
    if (type === 'finish') return node('finish', id, parentId, { nextStepCondition });
    const jumpRule = { target: `n${type.slice(4)}` };
    return node('jump', id, parentId, { nextStepCondition, rules: { jumpRule } });
  });
  const name = parents
    .map((parent, index) => `${parent}${conditions.get(index) ?? ''}:${types[index]}`)
    .join(' ');
  return { protocol: protocol(nodes, SMALL_ITEMS), name };
}
