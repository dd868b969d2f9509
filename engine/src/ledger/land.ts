import {
  type Account,
  availableIn,
  type Balance,
  boundOf,
  debtOf,
  isPayee,
  keepsBound,
  keyOf,
} from './accounts.ts';
import { type Change, changesOf, type Line } from './transfer.ts';

/** Balances as they will be, over those that are. */
export class Ahead {
  readonly #now: (account: Account) => Balance;
  readonly #changed = new Map<string, { account: Account; balance: Balance }>();

  constructor(now: (account: Account) => Balance) {
    this.#now = now;
  }

  balanceOf(account: Account): Balance {
    return this.#changed.get(keyOf(account))?.balance ?? this.#now(account);
  }

  change(changes: readonly Change[]): void {
    for (const { account, change } of changes) {
      const { posted, pendingIn, pendingOut } = this.balanceOf(account);
      const balance = {
        posted: posted + change.posted,
        pendingIn: pendingIn + change.pendingIn,
        pendingOut: pendingOut + change.pendingOut,
      };
      this.#changed.set(keyOf(account), { account, balance });
    }
  }

  /** [N3] */
  keepsBounds(): boolean {
    return [...this.#changed.values()].every(({ account, balance }) =>
      keepsBound(boundOf[account.kind], balance),
    );
  }
}

/**
 * [N7] Where wanted lines land: what a payee gets goes to their debts first, and what is taken from them beyond what they
 * have becomes a debt where they `mayOwe`.
 */
export function land(wanted: readonly Line[], ahead: Ahead, mayOwe: boolean): Line[] {
  const landed: Line[] = [];
  const place = (line: Line) => {
    if (line.amount === 0) return;
    landed.push(line);
    ahead.change(changesOf([line], 'posted', []));
  };
  const inOrder = [
    ...wanted.filter(({ amount }) => amount > 0),
    ...wanted.filter(({ amount }) => amount < 0),
  ];
  for (const line of inOrder) {
    const { account, amount } = line;
    if (!isPayee(account)) {
      place(line);
      continue;
    }
    const debt = debtOf(account);
    const toDebt =
      amount > 0
        ? Math.min(amount, -ahead.balanceOf(debt).posted)
        : mayOwe
          ? Math.min(0, amount + Math.max(0, availableIn(ahead.balanceOf(account))))
          : 0;
    place({ ...line, account: debt, amount: toDebt });
    place({ ...line, amount: amount - toDebt });
  }
  return landed;
}
