import type { Reviewing } from '@regimen/contract/reviews.ts';
import type { Tx } from '../../db/pool.ts';
import { findReview, listFollowed } from './queries.ts';

/** So many days of following say something about a program; a first look does not. */
const fewestDays = 3;
const fewestMs = fewestDays * 86_400_000;

/** Whether somebody may say how a program was, and if not, why and from when. What was written can always be changed. */
export async function reviewingOf(tx: Tx, programId: string, userId: string, now: Date): Promise<Reviewing> {
  const followed = await listFollowed(tx, programId, userId);
  if (followed.length === 0) return { state: 'stranger', from: null };
  if (await findReview(tx, programId, userId)) return { state: 'may', from: null };
  const standings = followed.map((row) => standingOf(row, now));
  return (
    standings.find(({ state }) => state === 'may') ??
    standings.find(({ state }) => state === 'early') ??
    standings.find(({ state }) => state === 'waiting') ?? { state: 'left', from: null }
  );
}

type Followed = Awaited<ReturnType<typeof listFollowed>>[number];

function standingOf({ status, startedAt, endedAt }: Followed, now: Date): Reviewing {
  if (status === 'waiting') return { state: 'waiting', from: null };
  const enough = new Date(startedAt.getTime() + fewestMs);
  if (status === 'finished' || enough <= (endedAt ?? now)) return { state: 'may', from: null };
  return endedAt ? { state: 'left', from: null } : { state: 'early', from: enough.toISOString() };
}
