import { setImmediate as turn } from 'node:timers/promises';

/** Long work lets others have their turn after so many ms. */
const longestGo = 8;

/** Call it between pieces of work: from time to time it waits for everything else that is due. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestGo) return;
    await turn();
    since = performance.now();
  };
}
