import { availableParallelism } from 'node:os';
import { unavailable } from '../errors.ts';
import { Line } from '../line/line.ts';
import { takeTurn } from '../line/take-turn.ts';
import { threadWork, type WorkInput, type WorkName, type WorkOutput } from '../thread-work.ts';
import type { Lane } from './lane.ts';
import { Thread, ThreadFailed } from './thread.ts';

/** Three at the least: one for whoever waits, one for background work, and one that neither can take from the others. */
const threads = Math.max(3, availableParallelism());
/** Background work never has all of them; whoever waits holds memory. */
const line = new Line<Lane>({
  slots: { now: threads, later: threads - 1 },
  keepsOneFree: true,
  perAccount: 30,
  inAll: 200,
});
/** Those that have nothing to do; each has read everything it needs by the time somebody asks for it. */
let idle: Thread[] = [];

/** On whose behalf: turns go by tenant, then by account. */
export interface Behalf {
  tenantId: string;
  accountId: string;
}

export const behalfOf = (scope: { tenant: { id: string }; actor: { userId: string } | null }): Behalf => ({
  tenantId: scope.tenant.id,
  accountId: scope.actor?.userId ?? '',
});

/**
 * Does a piece of work on a thread, when its turn comes. Never inside a transaction: it may have to wait. Throws `Spent`
 * where it takes more than it may; a line that is full is 429 for one account and 503 for all.
 */
export function onThread<N extends WorkName>(
  behalf: Behalf,
  name: N,
  input: WorkInput<N>,
  mostMs: number = threadWork[name].mostMs,
): Promise<WorkOutput<N>> {
  const { lane } = threadWork[name];
  return takeTurn(line, { ...behalf, network: '', lane }, () => work({ name, input }, mostMs)) as Promise<
    WorkOutput<N>
  >;
}

/** A thread takes a while to begin: they are there before the first piece comes. */
export function beginThreads(): void {
  while (idle.length < threads) idle.push(new Thread());
}

async function work(piece: { name: string; input: unknown }, mostMs: number): Promise<unknown> {
  idle = idle.filter(({ isGone }) => !isGone);
  const thread = idle.shift() ?? new Thread();
  try {
    return await thread.run(piece, mostMs);
  } catch (error) {
    // One that cannot even begin is no fault of what was to be done.
    throw error instanceof ThreadFailed && !error.begun ? unavailable() : error;
  } finally {
    idle.push(thread.isGone ? new Thread() : thread);
  }
}
