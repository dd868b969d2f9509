import { setImmediate as turn } from 'node:timers/promises';

/** What is smaller takes no time worth speaking of. */
const largeLength = 100_000;
let line: Promise<unknown> = Promise.resolve();

/**
 * Waited for before a piece of work on something long (a text of so many characters): of all such pieces each has a
 * turn of the event loop for itself. One takes 10 to 20 ms; six that become ready at the same moment would take their
 * sum from everybody else.
 */
export async function ownTurn(length: number): Promise<void> {
  if (length <= largeLength) return;
  line = line.then(() => turn());
  await line;
}
