import { unavailable } from './errors.ts';

/**
 * Runs at most `atOnce` pieces of work at the same time, the others in turn. Who waits holds memory too: beyond
 * `waiting` they are asked to come back.
 */
export function inTurn(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw unavailable();
      // Whoever ends hands their place on, so that nobody slips in between.
      await new Promise<void>((go) => line.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
