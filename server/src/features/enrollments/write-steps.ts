import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import * as queries from './steps/queries.ts';
import type { Step } from './take-step.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Writes what steps want: state, event, tasks, prompts, readings, news and jobs, all in the caller's transaction. One
 * step an enrollment, since all of a kind go in one statement. Everything has the engine's id as its key, so that
 * writing it again would change nothing.
 */
export async function writeSteps(scope: Scope, tx: Tx, all: readonly Step[]): Promise<void> {
  const tenantId = scope.tenant.id;
  const steps = all.filter(({ event }) => event !== null);
  const of = <T>(list: (step: Step) => readonly T[]) =>
    steps.flatMap((step) =>
      list(step).map((one) => {
        const { id: enrollmentId, programId, userId } = step.after;
        return { ...one, enrollmentId, programId, userId };
      }),
    );
  await inOrder(
    queries.updateEnrollments(
      tx,
      tenantId,
      all.map(({ after }) => after),
    ),
    queries.insertEvents(
      tx,
      tenantId,
      steps.flatMap(({ event }) => (event ? [event] : [])),
    ),
    queries.insertTasks(
      tx,
      tenantId,
      steps.flatMap(({ opened }) => opened),
    ),
    queries.closeTasks(
      tx,
      tenantId,
      of(({ closed }) => closed),
    ),
    queries.moveTasks(
      tx,
      tenantId,
      of(({ moved }) => moved),
    ),
    queries.insertPrompts(
      tx,
      tenantId,
      of(({ prompts }) => prompts),
    ),
    queries.insertReadings(
      tx,
      tenantId,
      steps.flatMap(({ readings }) => readings),
    ),
  );
  const questions = steps.flatMap(({ questions, after }) =>
    questions.map((task) => ({ enrollmentId: after.id, task })),
  );
  await scope.enqueueAll(tx, 'ask-model', questions);
  await tellPeople(scope, tx, steps);
}
