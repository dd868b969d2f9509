import type { Scope } from '../../scope.ts';
import { advanceEnrollment } from './advance-enrollment.ts';

/**
 * A step asks a model to choose. None is set up, so the answer names no branch, and the fallback that stands in the
 * protocol decides at once [R20]. Asked twice, the second answer finds the question closed.
 */
export async function askModel(scope: Scope, enrollmentId: string, task: string): Promise<void> {
  await scope.tx(async (tx) => {
    const event = { id: `no-model/${task}`, type: 'aiDecision', task, branch: '' } as const;
    const { row } = await advanceEnrollment(scope, tx, enrollmentId, event);
    scope.concerns([row.userId]);
  });
}
