import type { Tx } from '../../server/src/db/pool.ts';
import type { World } from '../../server/src/test-world.ts';

/** What a worker works with; where it dies, the transaction it was about to write is lost, and so is all that follows. */
export function dyingWorker(parts: World['scope'], diesNow: () => boolean) {
  const { database } = parts;
  let isDead = false;
  const alive = () => {
    if (isDead) throw new Error('This worker is dead.');
  };
  const mortal: typeof database = {
    ...database,
    read: (tenantId, fn) => {
      alive();
      return database.read(tenantId, fn);
    },
    tx: <T>(tenantId: string, fn: (tx: Tx) => Promise<T>) => {
      alive();
      return database.tx(tenantId, async (tx) => {
        const result = await fn(tx);
        isDead ||= diesNow();
        alive();
        return result;
      });
    },
  };
  return { parts: { ...parts, database: mortal }, isDead: () => isDead };
}
