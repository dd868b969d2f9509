import { watchChannel } from '@regimen/contract/watching.ts';
import { nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { newTask } from './new-rows.ts';
import { personMark } from './person-mark.ts';
import { programOf } from './programs-of-versions.ts';
import { lockEnrollment } from './shared-queries.ts';
import { insertTasks } from './steps-queries.ts';
import { tellOfRequest } from './tell-people.ts';

export interface Request {
  enrollmentId: string;
  /** The choice it is about. */
  id: string;
  protocolIndex: number;
  node: string;
}

/**
 * A follower wants one of the team to look at what was chosen for them at a step. The run is left as it is; the request
 * waits in the team's queue like every alert.
 */
export async function raiseRequest(
  scope: Scope,
  tx: Tx,
  { enrollmentId, id, protocolIndex, node }: Request,
): Promise<void> {
  const row = await lockEnrollment(tx, enrollmentId);
  if (!row) return;
  const program = await programOf(tx, row.versionId);
  const protocol = program.protocols[protocolIndex]?.protocol;
  const name = protocol ? nameOfStepAt(protocol, node) : '';
  const task = newTask(row, `${personMark}${id}`, protocolIndex, scope.now.getTime());
  await insertTasks(tx, [{ ...task, target: 'system', kind: 'alert', node, name }]);
  const { programId, userId } = row;
  await tellOfRequest(scope, tx, { title: name, programId, userId });
  scope.publish('watched', watchChannel('followers', programId));
}
