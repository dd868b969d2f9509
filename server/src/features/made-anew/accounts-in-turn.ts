import { tooMany, unavailable } from '../../errors.ts';

/**
 * Runs one piece of work after another. Accounts take turns, so that whoever sends twenty waits behind whoever sends
 * one. Who waits holds memory too: beyond `perAccount` somebody is asked to slow down, beyond `waiting` to come back.
 */
export function accountsInTurn(bounds: { waiting: number; perAccount: number }) {
  /** By account, in the order in which they are served next. */
  const line = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running: string | undefined;

  const goOn = () => {
    const [account, calls] = line.entries().next().value ?? [];
    running = account;
    if (account === undefined || !calls) return;
    line.delete(account);
    const go = calls.shift();
    // To the end of the line with what is left.
    if (calls.length > 0) line.set(account, calls);
    waiting--;
    go?.();
  };

  return async <T>(account: string, work: () => Promise<T>): Promise<T> => {
    if (running === undefined) running = account;
    else {
      const own = line.get(account) ?? [];
      if (own.length + (running === account ? 1 : 0) >= bounds.perAccount) throw tooMany(5);
      if (waiting >= bounds.waiting) throw unavailable();
      waiting++;
      await new Promise<void>((go) => {
        own.push(go);
        line.set(account, own);
      });
    }
    try {
      return await work();
    } finally {
      // Whoever ends hands their place on, so that nobody slips in between.
      goOn();
    }
  };
}
