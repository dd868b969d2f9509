import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import type { VersionStep } from './change-version.ts';
import { keepTasks, setVersions, stampTasks } from './versions-queries.ts';
import { writeSteps } from './write-steps.ts';

/** Those who have not begun will begin on another version; nothing happens to them before. */
export const beginOnVersion = setVersions;

/**
 * Writes steps from one version to another. What is over keeps the version that asked for it; what stays open is called
 * as the new version calls it.
 */
export async function writeVersionSteps(scope: Scope, tx: Tx, steps: readonly VersionStep[]): Promise<void> {
  await stampTasks(
    tx,
    steps.map(({ after, fromVersion }) => ({ enrollmentId: after.id, versionId: fromVersion })),
    steps.flatMap(({ after, closed }) => closed.map(({ key }) => ({ enrollmentId: after.id, key }))),
  );
  await writeSteps(scope, tx, steps);
  await keepTasks(
    tx,
    steps.flatMap(({ after, kept }) => kept.map((task) => ({ ...task, enrollmentId: after.id }))),
  );
}
