/** Bands that no answers lead to, and conditions that need one of them. [C16] */
import { leavesOf } from '../condition.ts';
import { findNode } from '../graph.ts';
import type { AssessmentItem } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import { askedItems } from './measures.ts';
import { type Problem, problem } from './problem.ts';
import { Classes, sheetsOf } from './sheets.ts';

/** A pure memo: which bands can be reached depends on nothing but the item. */
const silent = new WeakMap<AssessmentItem, readonly string[]>();

export function bandProblems(protocol: Protocol): Problem[] {
  return [...askedItems(protocol)].flatMap((id) => {
    const item = protocol.items[id];
    if (item?.kind !== 'assessment') return [];
    return unreachedBands(item).map((band) => {
      const needs = protocol.nodes.find((node) => {
        const own = findNode(protocol, node.parentId ?? '')?.data.selectedItem;
        return leavesOf(node.data.nextStepCondition).some(
          (leaf) =>
            leaf.is === 'band' && leaf.op === '=' && leaf.value === band.id && (leaf.item ?? own) === id,
        );
      });
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

function unreachedBands(item: AssessmentItem): AssessmentItem['bands'] {
  const known = silent.get(item) ?? find(item);
  silent.set(item, known);
  return item.bands.filter(({ id }) => known.includes(id));
}

function find(item: AssessmentItem): string[] {
  if (item.bands.length === 0 || item.scoring.method === 'none') return [];
  const bandOf = (score: number): string =>
    item.bands.find(({ min, max }) => score >= min && score <= max)?.id ?? '';
  const edges = item.bands.flatMap(({ min, max }) => [min, max]);
  const classes = new Classes((value) => bandOf(Number(value)), edges);
  sheetsOf(item, classes, new Map());
  const reached = new Set(classes.values.map((value) => (value === null ? '' : bandOf(Number(value)))));
  return item.bands.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
}
