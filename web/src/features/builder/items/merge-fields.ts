/** Two people changed one thing, field by field. For forms; drafts are joined by the engine. */
import { sameJson } from '@regimen/engine/same-json.ts';

export type FieldSide = 'mine' | 'theirs';

export interface FieldDifference<T> {
  field: keyof T & string;
  /** Who changed it since `base`; both: somebody has to choose. */
  changed: FieldSide | 'both';
}

/** The fields in which two versions differ, and who changed them. */
export function differences<T extends object>(base: T, mine: T, theirs: T): FieldDifference<T>[] {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (keyof T & string)[];
  return fields
    .filter((field) => !sameJson(mine[field], theirs[field]))
    .map((field) => ({
      field,
      changed: sameJson(base[field], theirs[field])
        ? 'mine'
        : sameJson(base[field], mine[field])
          ? 'theirs'
          : 'both',
    }));
}

/** Theirs, with the chosen fields of mine. */
export function mergedFields<T extends object>(mine: T, theirs: T, sideOf: (field: string) => FieldSide): T {
  const merged: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const from = (sideOf(field) === 'mine' ? mine : theirs) as Record<string, unknown>;
    // What the chosen side does not have stays away.
    if (from[field] !== undefined) merged[field] = from[field];
  }
  return merged as T;
}

/** What only one side changed comes from that side; `null` when both changed the same field. */
export function joinedFields<T extends object>(base: T, mine: T, theirs: T): T | null {
  const found = differences(base, mine, theirs);
  if (found.some(({ changed }) => changed === 'both')) return null;
  const own = new Set<string>(found.filter(({ changed }) => changed === 'mine').map(({ field }) => field));
  return mergedFields(mine, theirs, (field) => (own.has(field) ? 'mine' : 'theirs'));
}
