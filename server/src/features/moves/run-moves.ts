import type { Moving } from '@regimen/contract/moves.ts';
import type { Acceptable } from '@regimen/engine/migrate/verdict.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { getMoving } from './find-moves.ts';
import * as inPeople from './people-queries.ts';
import * as queries from './queries.ts';

interface Place {
  id: string;
  move: string;
}
type People = string[] | undefined;

/** Held until the end of the transaction. A look at a draft, or at a version that is not the newest, moves nobody. */
async function holdMovable(tx: Tx, { id, move }: Place) {
  const moving = await queries.holdMoving(tx, id, move);
  if (!moving) throw notFound();
  if (moving.state === 'judging') throw conflict('not_judged_yet');
  const newest = await queries.findNewest(tx, id);
  if (moving.versionId === null || moving.versionId !== newest) throw conflict('not_newest_version');
  return moving;
}

async function goOn(scope: SignedInScope, tx: Tx, { id, move }: Place): Promise<Moving> {
  const { userId } = scope.actor;
  const started = (await queries.findMoving(tx, id, move))?.startedAt ?? scope.now;
  await queries.setState(tx, move, {
    state: 'working',
    startedAt: started,
    endedAt: null,
    byUser: userId,
  });
  await scope.enqueue(tx, 'move-people', { movingId: move });
  return getMoving(tx, id, move);
}

/** Everybody who can be moved, or those of them who are named; what was stopped goes on. */
export async function startMoving(
  scope: SignedInScope,
  tx: Tx,
  place: Place,
  people: People,
): Promise<Moving> {
  await holdMovable(tx, place);
  const asked = await inPeople.wantMoves(tx, place.move, people);
  const waiting = asked + (people ? 0 : await inPeople.countWanted(tx, place.move));
  return waiting === 0 ? getMoving(tx, place.id, place.move) : goOn(scope, tx, place);
}

/** A batch that is being written is waited for; after that nobody more is moved. */
export async function stopMoving(tx: Tx, { id, move }: Place): Promise<Moving> {
  const moving = await queries.holdMoving(tx, id, move);
  if (!moving) throw notFound();
  if (moving.state === 'working') await queries.setState(tx, move, { state: 'stopped' });
  return getMoving(tx, id, move);
}

export interface Decided {
  people?: People;
  reason?: string | undefined;
  choice: { kind: 'stay' } | { kind: 'move'; enter?: string | undefined; accept?: Acceptable[] | undefined };
}

/** For the people who are named, or for all with the same reason. Moving them is tried at once. */
export async function decideMoves(
  scope: SignedInScope,
  tx: Tx,
  place: Place,
  { people, reason, choice }: Decided,
): Promise<Moving> {
  await holdMovable(tx, place);
  if (!people && reason === undefined) throw invalid('people', 'nobody_chosen');
  const by = { decidedBy: scope.actor.userId, decidedAt: scope.now };
  const set =
    choice.kind === 'stay'
      ? { ...by, status: 'left' as const, decision: null }
      : { ...by, wanted: 'move', decision: decisionOf(choice) };
  const decided = await inPeople.decide(tx, place.move, { people, reason }, set);
  scope.concerns(decided === 0 ? [] : await inPeople.listDecided(tx, place.move, scope.now));
  const isDone = decided === 0 || choice.kind === 'stay';
  return isDone ? getMoving(tx, place.id, place.move) : goOn(scope, tx, place);
}

const decisionOf = ({ enter, accept }: Extract<Decided['choice'], { kind: 'move' }>) => ({
  ...(enter !== undefined && { enter }),
  ...(accept && { accept }),
});

/** Of those to whom nothing has happened since; of each other it is said why not. */
export async function undoMoves(scope: SignedInScope, tx: Tx, place: Place, people: People): Promise<Moving> {
  const moving = await queries.holdMoving(tx, place.id, place.move);
  if (!moving) throw notFound();
  const asked = await inPeople.wantUndos(tx, place.move, people);
  if (asked === 0) return getMoving(tx, place.id, place.move);
  // The job does whatever is wanted: those who were stopped on their way stay where they are.
  if (moving.state === 'stopped') await inPeople.dropMoves(tx, place.move);
  return goOn(scope, tx, place);
}
