import { type Account, type Balance, debtOf, isPayee, keyOf } from './accounts.ts';
import type {
  CloseDispute,
  Command,
  Decision,
  Dispute,
  Post,
  Refund,
  Refusal,
  Reverse,
  Sell,
  Settle,
} from './command.ts';
import { leftOf, partOf, sizeOf, takeBack, turnedRound } from './give-back.ts';
import { Ahead, land } from './land.ts';
import { partsByTurn, wholePoints } from './split.ts';
import { changesOf, type Line, type Phase, type Transfer, unbalanced } from './transfer.ts';

/** All that a decision asks of what was entered before. */
export interface Books {
  balanceOf(account: Account): Balance;
  findTransfer(id: string): Transfer | undefined;
  isSettled(id: string): boolean;
  isReversed(id: string): boolean;
  /** Of a sale: how much of it has gone back or is disputed, and by which lines. */
  returnedOf(id: string): { amount: number; lines: readonly Line[] };
  /** Units that an agreement has shared out. */
  sharedUnder(agreement: string): number;
}

/** The one place that says what becomes of money: (books, command) → lines, or why not. Rules N1 to N10. */
export function decide(books: Books, command: Command): Decision {
  switch (command.do) {
    case 'post':
      return post(books, command);
    case 'sell':
      return sell(books, command);
    case 'settle':
      return settle(books, command);
    case 'refund':
      return refund(books, command);
    case 'dispute':
      return dispute(books, command);
    case 'close-dispute':
      return closeDispute(books, command);
    case 'reverse':
      return reverse(books, command);
  }
}

const refused = (why: Refusal): Decision => ({ refused: why });
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

interface Entering {
  phase?: Phase;
  released?: readonly Line[];
  mayOwe?: boolean;
  claims?: number;
  about?: Partial<Pick<Transfer, 'expiresAt' | 'settles' | 'reverses' | 'returns'>>;
}

/** [N1] to [N3]: balanced, and every bound kept once the lines are where they land. */
function enter(
  books: Books,
  { key, cause }: Command,
  kind: Transfer['kind'],
  wanted: readonly Line[],
  { phase = 'posted', released = [], mayOwe = false, claims = 0, about = {} }: Entering = {},
): Decision {
  if (wanted.some(({ amount }) => !Number.isSafeInteger(amount))) return refused('not_an_amount');
  const ahead = new Ahead((account) => books.balanceOf(account));
  ahead.change(changesOf([], phase, released));
  const lines = phase === 'pending' ? wanted : land(wanted, ahead, mayOwe);
  if (phase === 'pending') ahead.change(changesOf(lines, phase, []));
  if (unbalanced(lines).length > 0) return refused('not_balanced');
  if (!ahead.keepsBounds()) return refused('not_enough');
  const none = { expiresAt: null, settles: null, reverses: null, returns: null };
  return { entered: { key, kind, phase, cause, ...none, ...about, lines }, released, claims };
}

function post(books: Books, command: Post): Decision {
  const { kind, lines, expiresAt } = command;
  if (lines.length < 2 || lines.some(({ amount }) => amount === 0)) return refused('not_an_amount');
  if (expiresAt === null) return enter(books, command, kind, lines);
  return enter(books, command, kind, lines, { phase: 'pending', about: { expiresAt } });
}

/** [N5] */
function sell(books: Books, command: Sell): Decision {
  const { paid, tax, shares, gateway, currency, agreement } = command;
  const taxed = tax?.amount ?? 0;
  const isTax = Number.isSafeInteger(taxed) && taxed >= 0 && taxed <= paid;
  const points = shares.map((share) => share.points);
  const arePoints = points.every((one) => Number.isInteger(one) && one > 0);
  const whole = points.reduce((sum, one) => sum + one, 0);
  if (!isAmount(paid) || !isTax || !arePoints || whole !== wholePoints) return refused('not_an_amount');
  if (shares.some(({ account }) => account.currency !== currency)) return refused('other_currency');
  const before = books.sharedUnder(agreement);
  if (!Number.isSafeInteger(before + paid)) return refused('not_an_amount');
  const parts = partsByTurn(points, before, paid - taxed);
  const lines: Line[] = [
    { account: { kind: 'gateway', owner: gateway, currency }, amount: -paid, role: 'paid' },
    ...shares.map(({ account, role }, place) => ({ account, role, amount: parts[place] ?? 0 })),
  ];
  if (tax) lines.push({ account: { kind: 'tax', owner: tax.country, currency }, amount: taxed, role: 'tax' });
  return enter(books, command, 'sale', lines);
}

/** [N6] At most once; what is let go of goes to debts first. */
function settle(books: Books, command: Settle): Decision {
  const { of, outcome, amount } = command;
  const pending = books.findTransfer(of);
  if (pending?.phase !== 'pending') return refused('no_such_transfer');
  if (books.isSettled(of)) return refused('settled_already');
  const released = pending.lines;
  const size = sizeOf(released);
  if (amount !== undefined && (!isAmount(amount) || outcome !== 'posted')) return refused('not_an_amount');
  if (amount !== undefined && amount > size) return refused('too_much');
  const taken = outcome === 'posted' ? partOf(released, amount ?? size) : [];
  const lines = [...taken, ...debtsPaid(books, released, taken)];
  return enter(books, command, pending.kind, lines, { phase: outcome, released, about: { settles: of } });
}

/** What payees have again, while they owe. */
function debtsPaid(books: Books, released: readonly Line[], taken: readonly Line[]): Line[] {
  const payers = new Map(
    released.flatMap((line) =>
      isPayee(line.account) && line.amount < 0 ? [[keyOf(line.account), line] as const] : [],
    ),
  );
  const takenFrom = (lines: readonly Line[], key: string) =>
    lines.reduce((sum, { account, amount }) => sum + (keyOf(account) === key ? Math.min(0, amount) : 0), 0);
  return [...payers].flatMap(([key, { account, role }]) => {
    const free = takenFrom(taken, key) - takenFrom(released, key);
    const back = Math.min(free, -books.balanceOf(debtOf(account)).posted);
    if (back <= 0) return [];
    return [
      { account, role, amount: -back },
      { account: debtOf(account), role, amount: back },
    ];
  });
}

interface Returning {
  gateway: Account;
  left: Line[];
}

function returning(books: Books, of: string): Returning | undefined {
  const sale = books.findTransfer(of);
  const paid = sale?.lines.find(({ role }) => role === 'paid');
  if (sale?.kind !== 'sale' || !paid) return undefined;
  return { gateway: paid.account, left: leftOf(sale.lines, books.returnedOf(of).lines) };
}

/** [N9] What may still go back of a sale, disputes counted. */
function mayReturn(books: Books, of: string, amount: number): Refusal | undefined {
  const sale = books.findTransfer(of);
  if (sale?.kind !== 'sale') return 'no_such_transfer';
  if (!isAmount(amount)) return 'not_an_amount';
  return books.returnedOf(of).amount + amount > sizeOf(turnedRound(sale.lines)) ? 'too_much' : undefined;
}

function refund(books: Books, command: Refund): Decision {
  const { of, amount } = command;
  const why = mayReturn(books, of, amount);
  const sale = returning(books, of);
  if (why || !sale) return refused(why ?? 'no_such_transfer');
  const lines: Line[] = [{ account: sale.gateway, amount, role: 'paid' }, ...takeBack(sale.left, amount)];
  return enter(books, command, 'refund', lines, { mayOwe: true, claims: amount, about: { returns: of } });
}

const keptIn = (gateway: Account): Account => ({ ...gateway, kind: 'dispute' });

function dispute(books: Books, command: Dispute): Decision {
  const { of, amount } = command;
  const why = mayReturn(books, of, amount);
  const sale = returning(books, of);
  if (why || !sale) return refused(why ?? 'no_such_transfer');
  const lines: Line[] = [
    { account: sale.gateway, amount, role: 'dispute' },
    { account: keptIn(sale.gateway), amount: -amount, role: 'dispute' },
  ];
  return enter(books, command, 'dispute', lines, { claims: amount, about: { returns: of } });
}

/** [N9] Won, the gateway gives it back; lost, everybody gives back their part. Either ends it. */
function closeDispute(books: Books, command: CloseDispute): Decision {
  const { of, outcome } = command;
  const opened = books.findTransfer(of);
  const sale = opened?.returns ? returning(books, opened.returns) : undefined;
  if (opened?.kind !== 'dispute' || !sale) return refused('no_such_transfer');
  if (books.isReversed(of)) return refused('reversed_already');
  const about = { reverses: of, returns: opened.returns };
  const amount = sizeOf(opened.lines);
  if (outcome === 'won') {
    const lines = turnedRound(opened.lines);
    return enter(books, command, 'dispute_won', lines, { claims: -amount, about });
  }
  const kept: Line = { account: keptIn(sale.gateway), amount, role: 'dispute' };
  const lines = [kept, ...takeBack(sale.left, amount)];
  return enter(books, command, 'dispute_lost', lines, { mayOwe: true, about });
}

/** [N10] Sales go back by refunds, disputes are closed, and what is pending is voided: all else can be turned round. */
function reverse(books: Books, command: Reverse): Decision {
  const original = books.findTransfer(command.of);
  if (!original) return refused('no_such_transfer');
  const isOwnKind = original.kind === 'sale' || original.returns !== null || original.reverses !== null;
  if (isOwnKind || original.phase !== 'posted') return refused('not_to_reverse');
  if (books.isReversed(command.of)) return refused('reversed_already');
  return enter(books, command, command.kind, turnedRound(original.lines), {
    mayOwe: true,
    about: { reverses: command.of },
  });
}
