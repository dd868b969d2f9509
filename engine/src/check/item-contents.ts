/** Items that a follower would get as an empty page, and KPIs that turn readings away. [C30]–[C34] */
import { leavesOf } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { isTypeName } from '../given-name.ts';
import type { Item, KpiItem } from '../items.ts';
import { knownKpi, type Span } from '../known-kpis.ts';
import type { Protocol } from '../protocol.ts';
import { type Problem, problem } from './problem.ts';

type Place = { node?: string; module?: string };

/** One problem for an item, at the first step that uses it, else at a module. */
export function itemContentProblems(protocol: Protocol): Problem[] {
  const places = firstUses(protocol);
  return [...itemsShown(protocol, places)].flatMap((id) => {
    const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
    if (!item) return [];
    const place = places.get(id) ?? {};
    const data = { name: item.name, kind: item.kind, of: id };
    if (isEmpty(item)) return [problem('empty-item', 'error', place, data, null, id)];
    return item.kind === 'kpi' ? rangeProblems(id, item, place) : [];
  });
}

/** Those that steps and modules point at, and KPIs that results and conditions read. */
function itemsShown({ nodes, items }: Protocol, places: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const shown = new Set(places.keys());
  for (const id of shown) {
    const item = items[id];
    if (item?.kind === 'order' && item.resultKpi !== undefined) shown.add(item.resultKpi);
  }
  for (const { data } of nodes)
    if (data.nextStepCondition.is !== 'always')
      for (const leaf of leavesOf(data.nextStepCondition)) if (leaf.is === 'kpi') shown.add(leaf.kpi);
  return shown;
}

/** Where each item that a step or a module points at is used first. */
export function firstUses({ nodes, modules }: Protocol): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { id, data } of nodes)
    if (data.selectedItem !== undefined && !places.has(data.selectedItem))
      places.set(data.selectedItem, { node: id });
  for (const { id, selected_item } of modules)
    if (!places.has(selected_item)) places.set(selected_item, { module: id });
  return places;
}

/** Whether there is nothing on its page but its name. */
function isEmpty(item: Item): boolean {
  switch (item.kind) {
    case 'nudge': // [C30]
      return item.body.trim() === '';
    case 'activity': // [C31]
      return item.instructions.trim() === '' && (item.questions ?? []).length === 0;
    case 'assessment': // [C32]
      return item.questions.length === 0;
    case 'challenge': // [C33]
      return isTypeName(item.goal, 'challenge');
    default:
      return false;
  }
}

/** [C34] The first of what is wrong with it: the others depend on it. */
function rangeProblems(id: string, item: KpiItem, place: Place): Problem[] {
  const { range, target = {}, name } = item;
  const say = (
    severity: Problem['severity'],
    why: string,
    span: Partial<Span>,
    wider: Span | null = null,
  ): Problem[] => {
    const mend: Edit | null = wider && { edit: 'setItem', itemId: id, item: { ...item, range: wider } };
    const { min = null, max = null } = span;
    const data = { name, of: id, why, min, max, unit: item.unit };
    return [problem('kpi-range', severity, place, data, mend, id)];
  };
  if (!(range.min < range.max)) return say('error', 'turned', range);
  const { min = range.min, max = range.max } = target;
  if (min > max) return say('error', 'target-turned', target);
  const holding = widened(range, { min, max });
  if (holding !== range) return say('error', 'target', target, holding);
  // What is worked out from others is no reading that anybody enters.
  const known = item.origin === 'formula' ? null : knownKpi(name, item.unit);
  if (!known?.usual) return [];
  const usual = widened(range, known.usual);
  if (usual === range) return [];
  const refusesAll = range.max < known.usual.min || range.min > known.usual.max;
  return say(refusesAll ? 'error' : 'warning', 'usual', known.usual, widened(range, known.range));
}

/** The same where it holds it already. */
function widened(range: Span, held: Span): Span {
  if (held.min >= range.min && held.max <= range.max) return range;
  return { min: Math.min(range.min, held.min), max: Math.max(range.max, held.max) };
}
