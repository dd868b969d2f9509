import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** So long may everything together that asks here work in one turn of the event loop. */
const longestTurnMs = 8;
/** And on so many characters, where it is known beforehand; some 10 ms. */
const mostInTurn = 100_000;
/** What is smaller takes no time worth speaking of. */
const smallLength = 4_000;

/** When somebody first asked in this turn, and how much was let through since. */
let began: number | null = null;
let inThisTurn = 0;
let line: Promise<unknown> = Promise.resolve();

/** When a turn was last seen to end. So soon after that none is watched: to each of many small requests it would cost 2 %. */
let ended = 0;
const unwatchedMs = 1;

/** How long this turn has been at work, as far as is known here. */
function workedMs(): number {
  const now = performance.now();
  if (began !== null) return now - began;
  if (now - ended < unwatchedMs) return 0;
  began = now;
  setImmediate(endTurn);
  return 0;
}

function endTurn(): void {
  began = null;
  inThisTurn = 0;
  ended = performance.now();
}

/** Each has the next turn that nobody else waits for. */
function nextTurn(): Promise<void> {
  const own = line.then(() => turn()).then(() => undefined);
  line = own;
  return own;
}

/**
 * Waited for before a piece of work on something long (a text of so many characters): a long one has a turn of the
 * event loop for itself, shorter ones share one. Thirty that become ready at the same moment would take their sum from
 * everybody else. Nothing, where it may begin at once.
 */
export function turnFor(length: number): Promise<void> | undefined {
  if (length <= smallLength) return undefined;
  if (workedMs() < longestTurnMs && inThisTurn + length <= mostInTurn) {
    inThisTurn += length;
    return undefined;
  }
  return nextTurn();
}

export async function ownTurn(length: number): Promise<void> {
  await turnFor(length);
}

/** The same for a piece of work of which nobody knows how long it takes: it may begin while the turn is young. */
export const turnIfBusy = (): Promise<void> | undefined =>
  workedMs() < longestTurnMs ? undefined : nextTurn();

/** Called between the pieces of long work: lets everybody else have their turn when this one was long enough. */
export async function breathe(): Promise<void> {
  await turnIfBusy();
}
