import { tooMany, unavailable } from '../../errors.ts';

export interface LineBounds {
  /** Bytes that may be in line, the one being worked on among them. */
  inAll: number;
  perAccount: number;
  /** A small piece of work counts for so many: it takes a turn like any other. */
  least: number;
}

/**
 * Runs one piece of work after another. Accounts take turns, so that whoever sends twenty waits behind whoever sends
 * one. Who waits holds memory, even after they hung up: beyond `perAccount` somebody is asked to slow down, beyond
 * `inAll` to come back.
 */
export function accountsInTurn({ inAll, perAccount, least }: LineBounds) {
  /** By account, in the order in which they are served next. */
  const line = new Map<string, (() => void)[]>();
  const weights = new Map<string, number>();
  let total = 0;
  let running = false;

  const weigh = (account: string, bytes: number) => {
    total += bytes;
    const left = (weights.get(account) ?? 0) + bytes;
    if (left > 0) weights.set(account, left);
    else weights.delete(account);
  };

  /** Whoever ends hands their place on, so that nobody slips in between. */
  const goOn = () => {
    const [account, calls] = line.entries().next().value ?? [];
    running = account !== undefined;
    if (account === undefined || !calls) return;
    line.delete(account);
    const go = calls.shift();
    // To the end of the line with what is left.
    if (calls.length > 0) line.set(account, calls);
    go?.();
  };

  return async <T>(account: string, bytes: number, work: () => Promise<T>): Promise<T> => {
    const weight = Math.max(bytes, least);
    if ((weights.get(account) ?? 0) + weight > perAccount) throw tooMany(5);
    if (total + weight > inAll) throw unavailable();
    weigh(account, weight);
    try {
      if (running) await new Promise<void>((go) => line.set(account, [...(line.get(account) ?? []), go]));
      running = true;
      try {
        return await work();
      } finally {
        goOn();
      }
    } finally {
      weigh(account, -weight);
    }
  };
}
