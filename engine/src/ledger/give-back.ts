import { keyOf, payeeOf } from './accounts.ts';
import { largestRemainder } from './split.ts';
import type { Line } from './transfer.ts';

/** What each got in each role, be it paid out to them or kept for their debts. */
function gotOf(lines: readonly Line[]): Line[] {
  const got = new Map<string, Line>();
  for (const line of lines) {
    const account = payeeOf(line.account);
    const key = `${line.role} ${keyOf(account)}`;
    got.set(key, { ...line, account, amount: (got.get(key)?.amount ?? 0) + line.amount });
  }
  return [...got.values()];
}

/** What everybody but who paid still has of a sale. */
export const leftOf = (sale: readonly Line[], returned: readonly Line[]): Line[] =>
  gotOf([...sale, ...returned].filter(({ role }) => role !== 'paid' && role !== 'dispute'));

/**
 * [N8] Takes an amount of a sale back from all who got a part, by what each still has of it: none gives more than they
 * got, and what has gone back as a whole has gone back exactly.
 */
export function takeBack(left: readonly Line[], amount: number): Line[] {
  const parts = largestRemainder(
    amount,
    left.map((line) => line.amount),
  );
  return left.map((line, place) => ({ ...line, amount: -(parts[place] ?? 0) }));
}

/** The same money the other way. */
export const turnedRound = (lines: readonly Line[]): Line[] =>
  gotOf(lines).map((line) => ({ ...line, amount: -line.amount }));

/** [N6] A part of what was reserved, each side by its own lines. */
export function partOf(lines: readonly Line[], amount: number): Line[] {
  const side = (sign: 1 | -1) => {
    const own = lines.filter((line) => line.amount * sign > 0);
    const parts = largestRemainder(
      amount,
      own.map((line) => line.amount * sign),
    );
    return own.map((line, place) => ({ ...line, amount: sign * (parts[place] ?? 0) }));
  };
  return [...side(-1), ...side(1)];
}

export const sizeOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
