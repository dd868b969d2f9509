import { setImmediate as turn } from 'node:timers/promises';

/** So many characters are worked on in one turn of the event loop, some 10 ms. */
const mostInTurn = 100_000;
/** What is smaller takes no time worth speaking of. */
const smallLength = 4_000;

let inThisTurn = 0;
let line: Promise<unknown> = Promise.resolve();

/**
 * Waited for before a piece of work on something long (a text of so many characters): a long one has a turn of the
 * event loop for itself, shorter ones share one. Thirty that become ready at the same moment would take their sum from
 * everybody else. Nothing, where it may begin at once.
 */
export function turnFor(length: number): Promise<void> | undefined {
  if (length <= smallLength) return undefined;
  if (inThisTurn + length <= mostInTurn) {
    if (inThisTurn === 0) setImmediate(() => (inThisTurn = 0));
    inThisTurn += length;
    return undefined;
  }
  const own = line.then(() => turn());
  line = own;
  return own.then(() => undefined);
}

export async function ownTurn(length: number): Promise<void> {
  await turnFor(length);
}
