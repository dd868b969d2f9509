/** Bands that no answers lead to, and conditions that need one of them. [C16] */
import { leavesOf } from '../condition.ts';
import { findNode } from '../graph.ts';
import type { AssessmentItem } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { Classes, sheetsOf } from './answer-combinations.ts';
import type { Effort } from './effort.ts';
import { askedItems } from './measures.ts';
import { type Problem, problem } from './problem.ts';

/** A pure memo: which bands can be reached depends on nothing but the item. */
const silent = new WeakMap<AssessmentItem, readonly string[]>();

export function bandProblems(protocol: Protocol, effort: Effort): Problem[] {
  const needing = needingBands(protocol);
  return [...askedItems(protocol)].flatMap((id) => {
    const item = protocol.items[id];
    if (item?.kind !== 'assessment') return [];
    return unreachedBands(item, effort).map((band) => {
      const needs = needing.get(`${id} ${band.id}`);
      const data = { name: item.name, band: band.name, of: id };
      const place = needs ? { node: needs.id } : {};
      return problem(
        'band-never-reached',
        needs ? 'error' : 'warning',
        place,
        data,
        null,
        `${id}:${band.id}`,
      );
    });
  });
}

/** By item and band: the first step whose condition asks for it. */
function needingBands(protocol: Protocol): ReadonlyMap<string, FlowNode> {
  const needing = new Map<string, FlowNode>();
  for (const node of protocol.nodes) {
    const own = findNode(protocol, node.parentId ?? '')?.data.selectedItem;
    for (const leaf of leavesOf(node.data.nextStepCondition)) {
      if (leaf.is !== 'band' || leaf.op !== '=') continue;
      const key = `${leaf.item ?? own} ${leaf.value}`;
      if (!needing.has(key)) needing.set(key, node);
    }
  }
  return needing;
}

function unreachedBands(item: AssessmentItem, effort: Effort): AssessmentItem['bands'] {
  const known = silent.get(item) ?? find(item, effort);
  silent.set(item, known);
  return item.bands.filter(({ id }) => known.includes(id));
}

function find(item: AssessmentItem, effort: Effort): string[] {
  if (item.bands.length === 0 || item.scoring.method === 'none') return [];
  const bandOf = (score: number): string =>
    item.bands.find(({ min, max }) => score >= min && score <= max)?.id ?? '';
  const edges = item.bands.flatMap(({ min, max }) => [min, max]);
  const classes = new Classes((value) => bandOf(Number(value)), edges, effort.by(item.bands.length));
  sheetsOf(item, classes, new Map(), effort);
  const reached = new Set(classes.values.map((value) => (value === null ? '' : bandOf(Number(value)))));
  return item.bands.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
}
