import type { Tx } from '../../db/pool.ts';
import { listNumbers, listVersionChanges } from './versions-queries.ts';

export { listNumbers as numbersOfVersions };

/** By which versions somebody's events were judged. */
export interface VersionPath {
  first: string;
  /** From the event of this number on. */
  changes: { number: number; version: string }[];
}

/** The version by which the event of this number was judged; a move belongs to the version it leads to. */
export const versionAt = ({ first, changes }: VersionPath, number: number): string =>
  changes.findLast((change) => change.number <= number)?.version ?? first;

/** Every version somebody was on, in the order in which they came to it. */
export const versionsIn = ({ first, changes }: VersionPath): string[] => [
  ...new Set([first, ...changes.map(({ version }) => version)]),
];

/** The way of each of these enrollments over versions. `current` is the one they are on now. */
export async function versionPaths(
  tx: Tx,
  runs: readonly { id: string; current: string }[],
): Promise<Map<string, VersionPath>> {
  const ids = [...new Set(runs.map(({ id }) => id))];
  const paths = new Map<string, VersionPath>();
  for (const { id, current } of runs) paths.set(id, { first: current, changes: [] });
  const before = new Map<string, string>();
  for (const { enrollmentId, number, from, to } of await listVersionChanges(tx, ids)) {
    const path = paths.get(enrollmentId);
    if (!path) continue;
    if (from !== null && path.changes.length === 0) path.first = from;
    const version = to ?? before.get(enrollmentId);
    if (version !== undefined) path.changes.push({ number, version });
    // Only the last move can be taken back, and only once.
    if (from === null) before.delete(enrollmentId);
    else before.set(enrollmentId, from);
  }
  return paths;
}
