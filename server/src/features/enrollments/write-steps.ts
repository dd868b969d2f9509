import { watchChannel } from '@regimen/contract/watching.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import * as queries from './steps-queries.ts';
import type { Step } from './take-step.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Writes what steps want: state, event, tasks, prompts, readings, news and jobs, all in the caller's transaction, all of
 * a kind in one statement. Several steps of one enrollment stand in their order: its row is as the last one left it, and
 * what was opened, told, moved and closed between them is written in that order. Everything has the engine's id as its
 * key, so that writing it again would change nothing.
 */
export async function writeSteps(scope: Scope, tx: Tx, all: readonly Step[]): Promise<void> {
  const steps = all.filter(({ event }) => event !== null);
  const of = <T>(list: (step: Step) => readonly T[]) =>
    steps.flatMap((step) =>
      list(step).map((one) => {
        const { id: enrollmentId, programId, userId } = step.after;
        return { ...one, enrollmentId, programId, userId };
      }),
    );
  const [, , , , , , relieved] = await inOrder(
    queries.updateEnrollments(
      tx,
      lastOfEach(
        all.map(({ after }) => after),
        ({ id }) => id,
      ),
    ),
    queries.insertEvents(
      tx,
      steps.flatMap(({ event }) => (event ? [event] : [])),
    ),
    queries.insertTasks(
      tx,
      steps.flatMap(({ opened }) => opened),
    ),
    queries.insertPrompts(
      tx,
      of(({ prompts }) => prompts),
    ),
    queries.moveTasks(
      tx,
      lastOfEach(
        of(({ moved }) => moved),
        ({ enrollmentId, key }) => `${enrollmentId} ${key}`,
      ),
    ),
    queries.insertReadings(
      tx,
      steps.flatMap(({ readings }) => readings),
    ),
    queries.closeTasks(
      tx,
      of(({ closed }) => closed),
    ),
  );
  const questions = steps.flatMap(({ questions, after }) =>
    questions.map((task) => ({ enrollmentId: after.id, task })),
  );
  await scope.enqueueAll(tx, 'ask-model', questions);
  await tellPeople(scope, tx, steps, relieved);
  for (const programId of new Set(steps.map(({ after }) => after.programId)))
    scope.publish('watched', watchChannel('followers', programId));
  for (const { opened, moved, closed, after } of steps)
    if (opened.length + moved.length + closed.length > 0)
      tell(tx, after.userId, 'task', { enrollmentId: after.id });
}

const lastOfEach = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
