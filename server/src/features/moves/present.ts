import type { MoveReason, MoveStatus, MoveVerdict, Moving, MovingPerson } from '@regimen/contract/moves.ts';
import { nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { choicesFor } from './choices.ts';
import type { countPeople, listReasons, PersonRow } from './people-queries.ts';
import { changedFields, sidesOf, toldObstacle, toldParts } from './present-parts.ts';
import type { MovingRow } from './queries.ts';

type Counted = Awaited<ReturnType<typeof countPeople>>[number];

const presentPerson = (person: { id: string; fullName: string }) => ({
  id: person.id,
  full_name: person.fullName,
});

export function presentMoving(
  row: MovingRow,
  counted: readonly Counted[],
  undoable: number,
  reasons: MoveReason[],
): Moving {
  const sum = (of: (one: Counted) => boolean) =>
    counted.filter(of).reduce((total, { count }) => total + count, 0);
  const planned = (verdict: MoveVerdict) =>
    sum((one) => one.verdict === verdict && (one.status === 'planned' || one.status === 'stayed'));
  const done = (status: MoveStatus) => sum((one) => one.status === status);
  return {
    id: row.id,
    version: row.version,
    draftState: row.draftState,
    state: row.state,
    by: row.by && presentPerson(row.by),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    total: sum(() => true),
    unseen: sum(({ verdict }) => verdict === null),
    plan: { move: planned('move'), stay: planned('stay'), decide: planned('decide') },
    done: { moved: done('moved'), left: done('left'), undone: done('undone'), failed: done('failed') },
    undoable,
    waiting: counted.reduce((total, { waiting }) => total + waiting, 0),
    reasons,
  };
}

export function presentReason(
  { reason, count, found }: Awaited<ReturnType<typeof listReasons>>[number],
  before: Program,
  after: Program,
): MoveReason {
  const sides = sidesOf(before, after, found);
  const obstacles = found.obstacles.map((obstacle) => toldObstacle(obstacle, sides));
  return { key: reason, count, obstacles, choices: choicesFor(found, sides) };
}

/** `target`: the version that people are moved to; null where it is only looked at. */
export function presentPersonIn(
  row: PersonRow,
  before: Program,
  after: Program,
  target: string | null,
): MovingPerson {
  const { found, verdict, status } = row;
  const sides = sidesOf(before, after, found ?? { at: null });
  const { differences } = found ?? {};
  const isOpen = status === 'planned' && verdict === 'decide';
  return {
    enrollmentId: row.id,
    person: presentPerson(row.person),
    fromNumber: row.fromNumber,
    status,
    verdict,
    waitsFor: row.wanted as MovingPerson['waitsFor'],
    place: nameOfStepAt(sides.was, found?.at?.node ?? null),
    placeAfter: placeAfter(found?.to ?? null, after),
    how: found?.how ?? null,
    because: found?.because ?? null,
    reason: row.reason,
    appears: toldParts(differences?.appears, after, sides.is),
    vanishes: toldParts(differences?.vanishes, before, sides.was),
    changes: toldParts(differences?.changes, after, sides.is, (item) => changedFields(sides, item)),
    passedOver: (differences?.passedOver ?? []).flatMap((id) =>
      after.protocols.flatMap(({ protocol }) => (protocol.id === id ? [protocol.name] : [])),
    ),
    obstacles: isOpen ? (found?.obstacles ?? []).map((one) => toldObstacle(one, sides)) : [],
    choices: isOpen && found ? choicesFor(found, sides) : null,
    decidedBy: row.decidedBy && presentPerson(row.decidedBy),
    movedAt: row.movedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undo: undoOf(row, target),
  };
}

const placeAfter = (to: { protocol: string; node: string | null } | null, after: Program): string =>
  to === null
    ? ''
    : nameOfStepAt(after.protocols.find(({ protocol }) => protocol.id === to.protocol)?.protocol, to.node);

function undoOf(row: PersonRow, target: string | null): MovingPerson['undo'] {
  if (row.status !== 'moved') return null;
  if (row.endedAt !== null) return 'ended';
  // Found out when it was tried.
  if (row.keptBecause === 'model-was-asked' || row.keptBecause === 'next-protocol') return row.keptBecause;
  if (row.isUndoable) return 'possible';
  return row.versionId === target ? 'something-happened' : 'elsewhere';
}
