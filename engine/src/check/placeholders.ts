/** What a nudge says of a follower and nobody can fill in. [C45] */
import { PLACEHOLDERS, type Placeholder, placeholdersIn } from '../placeholders.ts';
import type { Protocol } from '../protocol.ts';
import { firstUses } from './item-contents.ts';
import { askedItems } from './measures.ts';
import { type Problem, problem } from './problem.ts';

/** One problem for each that stands in a nudge, at the first step that sends it, else at a module. */
export function placeholderProblems(protocol: Protocol, carried: ReadonlySet<string>): Problem[] {
  const asked = askedItems(protocol);
  return [...firstUses(protocol)].flatMap(([id, place]) => {
    const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
    if (item?.kind !== 'nudge') return [];
    const named = new Set<string>();
    return (['title', 'body'] as const).flatMap((field) =>
      placeholdersIn(item[field]).flatMap((found) => {
        const why = whyUnfilled(protocol, found, (kpi) => asked.has(kpi) || carried.has(kpi));
        if (why === null || named.has(found.text)) return [];
        named.add(found.text);
        const data = { name: item.name, of: id, text: found.text, item: found.item, field, why };
        const severity = why === 'never-taken' ? 'warning' : 'error';
        return [problem('unknown-placeholder', severity, place, data, null, `${id}:${found.text}`)];
      }),
    );
  });
}

function whyUnfilled(
  { items }: Protocol,
  { kind, item: id }: Placeholder,
  isTaken: (kpi: string) => boolean,
): 'unknown' | 'no-kpi' | 'never-taken' | null {
  if (kind === null) return 'unknown';
  if (PLACEHOLDERS[kind].of === null) return null;
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  if (item?.kind !== 'kpi') return 'no-kpi';
  // Devices bring readings by themselves, and formulas follow from others.
  return item.origin !== 'asked' || isTaken(id) ? null : 'never-taken';
}
