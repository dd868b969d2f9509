import type { SharedFact } from '@regimen/contract/ai-choices.ts';
import { firstName } from '@regimen/contract/first-name.ts';
import { Audit } from '../../audit.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { tellPlace } from '../enrollments/tell-place.ts';
import type { OpenAgent } from './open-agent.ts';
import { findFullName, listLastAnswers } from './queries.ts';

/** What a model is told of the person who asks, and where it stands: pointers for the record of the exchange. */
export interface Told {
  facts: Record<string, unknown>;
  pointers: Record<string, unknown>;
}

const mostTasks = 10;
const mostReadings = 10;
const mostAnswers = 5;

/**
 * Of whoever asks, in the program they ask about, and of nobody else: the enrollment is found by their own id, and read in
 * the transaction in which they were let in. Only what the site shares; each time leaves an entry in their audit.
 */
export async function tellFacts(
  scope: SignedInScope,
  tx: Tx,
  { enrollmentId }: Pick<OpenAgent, 'enrollmentId'>,
  shares: readonly SharedFact[],
): Promise<Told> {
  const isShared = (fact: SharedFact) => shares.includes(fact);
  if (enrollmentId === null || shares.length === 0) return { facts: {}, pointers: {} };
  const { userId } = scope.actor;
  const audit = Audit.ofJob('agent', scope.now);
  audit.concerns([userId]);
  return audit.around(tx, async () => {
    const [following, sheets, fullName] = await inOrder(
      tellPlace(scope, tx, enrollmentId),
      isShared('answers') ? listLastAnswers(tx, enrollmentId, mostAnswers) : Promise.resolve([]),
      isShared('name') ? findFullName(tx, userId) : Promise.resolve(''),
    );
    const facts: Record<string, unknown> = {};
    const pointers: Record<string, unknown> = { enrollment: enrollmentId, shares };
    if (isShared('name')) facts.name = firstName(fullName);
    if (isShared('place')) {
      const { status, day, outline, waitsFor, coming } = following;
      facts.place = {
        status,
        day: day + 1,
        here: outline.filter(({ state }) => state === 'here').map(({ name }) => name),
        done: outline.filter(({ state }) => state === 'done').map(({ name }) => name),
        waitsFor: waitsFor && { name: waitsFor.name, until: waitsFor.until },
        coming: coming.slice(0, mostTasks).map(({ name, at }) => ({ name, at })),
      };
    }
    if (isShared('tasks')) {
      const open = following.tasks.slice(0, mostTasks);
      facts.tasks = open.map(({ name, minutes, expiresAt }) => ({ name, minutes, until: expiresAt }));
      pointers.tasks = open.map(({ id }) => id);
    }
    if (isShared('readings')) {
      const taken = following.kpis.map(({ kpi, name, unit, target, readings }) => ({
        kpi,
        name,
        unit,
        target,
        readings: readings.slice(-mostReadings),
      }));
      facts.readings = taken.map(({ name, unit, target, readings }) => ({
        name,
        unit,
        target,
        readings: readings.map(({ value, takenAt }) => ({ value, takenAt })),
      }));
      pointers.readings = taken.flatMap(({ readings }) => readings.flatMap(({ id }) => id ?? []));
    }
    if (isShared('answers')) {
      facts.answers = sheets.map(({ name, answers, closedAt }) => ({ name, at: closedAt, answers }));
      pointers.answers = sheets.map(({ id }) => id);
    }
    return { facts, pointers };
  });
}
