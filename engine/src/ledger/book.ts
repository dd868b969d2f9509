import { type Account, type Balance, emptyBalance, keyOf } from './accounts.ts';
import type { Command, Decision, Refusal } from './command.ts';
import { type Books, decide } from './decide.ts';
import { changesOf, type Line, type Transfer } from './transfer.ts';

export type Entry = { readonly transfer: Transfer; readonly isNew: boolean } | { readonly refused: Refusal };

/** Books that are kept in memory, by the same decisions as those in the database. */
export class Book implements Books {
  readonly transfers: Transfer[] = [];
  readonly #byId = new Map<string, Transfer>();
  readonly #byKey = new Map<string, { said: string; transfer: Transfer }>();
  readonly #balances = new Map<string, { account: Account; balance: Balance }>();
  readonly #settled = new Set<string>();
  readonly #reversed = new Set<string>();
  readonly #returned = new Map<string, { amount: number; lines: Line[] }>();
  readonly #shared = new Map<string, number>();

  balanceOf(account: Account): Balance {
    return this.#balances.get(keyOf(account))?.balance ?? emptyBalance;
  }
  balances(): { account: Account; balance: Balance }[] {
    return [...this.#balances.values()];
  }
  findTransfer(id: string): Transfer | undefined {
    return this.#byId.get(id);
  }
  isSettled(id: string): boolean {
    return this.#settled.has(id);
  }
  isReversed(id: string): boolean {
    return this.#reversed.has(id);
  }
  returnedOf(id: string): { amount: number; lines: readonly Line[] } {
    return this.#returned.get(id) ?? { amount: 0, lines: [] };
  }
  sharedUnder(agreement: string): number {
    return this.#shared.get(agreement) ?? 0;
  }

  /** [N2] What was said before under its key is answered as before. */
  enter(id: string, command: Command): Entry {
    const said = JSON.stringify(command);
    const before = this.#byKey.get(command.key);
    if (before) {
      if (before.said !== said) return { refused: 'other_content' };
      return { transfer: before.transfer, isNew: false };
    }
    const decision = decide(this, command);
    if ('refused' in decision) return decision;
    const transfer = { id, ...decision.entered };
    this.#write(transfer, decision);
    this.#byKey.set(command.key, { said, transfer });
    if (command.do === 'sell') {
      const shared = command.paid - (command.tax?.amount ?? 0);
      this.#shared.set(command.agreement, this.sharedUnder(command.agreement) + shared);
    }
    return { transfer, isNew: true };
  }

  #write(transfer: Transfer, { released, claims }: Exclude<Decision, { refused: Refusal }>): void {
    const { id, lines, phase, settles, reverses, returns } = transfer;
    this.transfers.push(transfer);
    this.#byId.set(id, transfer);
    for (const { account, change } of changesOf(lines, phase, released)) {
      const { posted, pendingIn, pendingOut } = this.balanceOf(account);
      const balance = {
        posted: posted + change.posted,
        pendingIn: pendingIn + change.pendingIn,
        pendingOut: pendingOut + change.pendingOut,
      };
      this.#balances.set(keyOf(account), { account, balance });
    }
    if (settles) this.#settled.add(settles);
    if (reverses) this.#reversed.add(reverses);
    if (returns) {
      const before = this.#returned.get(returns) ?? { amount: 0, lines: [] };
      this.#returned.set(returns, { amount: before.amount + claims, lines: [...before.lines, ...lines] });
    }
  }
}
