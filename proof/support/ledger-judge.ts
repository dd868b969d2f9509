import type { Book } from '../../engine/src/ledger/book.ts';
import type { Command } from '../../engine/src/ledger/command.ts';
import type { Line, Transfer } from '../../engine/src/ledger/transfer.ts';
import type { Said } from './ledger-year.ts';

interface Own {
  posted: number;
  in: number;
  out: number;
}
interface Sale {
  paid: number;
  claimed: number;
  /** Per role and payee, what they still have of it. */
  left: Map<string, number>;
}

const nameOf = ({ account: { kind, owner, currency } }: Pick<Line, 'account'>) =>
  `${kind}/${owner}/${currency}`;
const isDebt = (kind: string) => kind.endsWith('receivable');
const debtName = (name: string) =>
  name.startsWith('team/')
    ? name.replace('team/', 'team_receivable/')
    : name.replace('person/', 'receivable/');
/** Paid out to them, or kept for their debts: it is their part either way. */
const partName = (line: Line) =>
  `${line.role} ${nameOf(line).replace('team_receivable/', 'team/').replace('receivable/', 'person/')}`;

/** Knows the rules, and nothing of how the books are kept: it reckons from the lines alone, by itself. */
export class Judge {
  readonly faults: string[] = [];
  readonly #own = new Map<string, Own>();
  readonly #transfers = new Map<string, Transfer>();
  readonly #settled = new Set<string>();
  readonly #reversed = new Set<string>();
  readonly #sales = new Map<string, Sale>();
  readonly #openDisputes = new Map<string, { sale: string; amount: number }>();
  readonly #shared = new Map<
    string,
    { units: number; got: Map<string, number>; points: Map<string, number> }
  >();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  #fault(words: string): void {
    this.faults.push(`seed ${this.#seed}: ${words}`);
  }

  #of(name: string): Own {
    const own = this.#own.get(name) ?? { posted: 0, in: 0, out: 0 };
    this.#own.set(name, own);
    return own;
  }

  hear({ command, answer, isRepeat }: Said, book: Book): void {
    const known = this.#transfers.get(command.key);
    const should = isRepeat ? undefined : this.#shouldEnter(command);
    if ('refused' in answer) {
      if (should) this.#fault(`${command.key} was refused: ${answer.refused}`);
      if (isRepeat && known && answer.refused !== 'other_content')
        this.#fault(`${command.key} said again: ${answer.refused}`);
    } else if (isRepeat && known) {
      if (answer.isNew || answer.transfer !== known) this.#fault(`${command.key} was entered twice`);
    } else {
      if (should === false) this.#fault(`${command.key} was entered, and should not be`);
      this.#take(command, answer.transfer);
    }
    if (book.transfers.length !== this.#transfers.size)
      this.#fault(`${command.key}: transfers nobody told of`);
    this.#look(book, command);
  }

  /** `undefined`: not reckoned here. */
  #shouldEnter(command: Command): boolean | undefined {
    const sale = 'of' in command ? this.#sales.get(command.of) : undefined;
    switch (command.do) {
      case 'sell':
        return true;
      case 'post': {
        const first = command.lines[0];
        if (command.kind === 'adjustment') return false;
        if (!first || command.kind !== 'payout') return true;
        const own = this.#of(nameOf(first));
        return own.posted + own.out + first.amount >= 0;
      }
      case 'refund':
      case 'dispute':
        return sale !== undefined && command.amount > 0 && sale.claimed + command.amount <= sale.paid;
      case 'settle': {
        const size = this.#transfers.get(command.of)?.lines[1]?.amount ?? 0;
        return !this.#settled.has(command.of) && (command.amount ?? size) <= size;
      }
      case 'close-dispute':
        return this.#openDisputes.has(command.of);
      case 'reverse':
        return command.kind === 'payout_returned' && !this.#reversed.has(command.of);
    }
  }

  #take(command: Command, transfer: Transfer): void {
    const { id, lines, phase, settles, reverses, returns, kind } = transfer;
    this.#transfers.set(command.key, transfer);
    const sum = lines.reduce((before, { amount }) => before + amount, 0);
    if (sum !== 0) this.#fault(`${id} sums to ${sum}`);
    for (const line of lines) {
      const own = this.#of(nameOf(line));
      if (phase !== 'pending') own.posted += line.amount;
      else own[line.amount > 0 ? 'in' : 'out'] += line.amount;
    }
    if (settles !== null) {
      if (this.#settled.has(settles)) this.#fault(`${settles} was settled twice`);
      this.#settled.add(settles);
      for (const line of this.#transfers.get(settles)?.lines ?? [])
        this.#of(nameOf(line))[line.amount > 0 ? 'in' : 'out'] -= line.amount;
    }
    if (reverses !== null) {
      if (this.#reversed.has(reverses)) this.#fault(`${reverses} was reversed twice`);
      this.#reversed.add(reverses);
    }
    if (command.do === 'sell') this.#takeSale(command, transfer);
    if (command.do === 'settle') this.#takeSettlement(command, transfer);
    if (command.do === 'reverse') this.#takeReversal(transfer);
    if (returns !== null) this.#takeReturn(command, transfer, returns, kind);
  }

  #takeSale(command: Extract<Command, { do: 'sell' }>, { id, lines }: Transfer): void {
    const left = new Map<string, number>();
    for (const line of lines)
      if (line.role !== 'paid') left.set(partName(line), (left.get(partName(line)) ?? 0) + line.amount);
    const paid = lines.reduce((sum, { role, amount }) => sum - (role === 'paid' ? amount : 0), 0);
    if (paid !== command.paid) this.#fault(`${id}: ${paid} came in, not ${command.paid}`);
    this.#sales.set(id, { paid, claimed: 0, left });
    const shared = this.#shared.get(command.agreement) ?? { units: 0, got: new Map(), points: new Map() };
    this.#shared.set(command.agreement, shared);
    shared.units += command.paid - (command.tax?.amount ?? 0);
    for (const { account, role, points } of command.shares) {
      const name = `${role} ${nameOf({ account })}`;
      shared.points.set(name, points);
      shared.got.set(name, (shared.got.get(name) ?? 0) + (left.get(name) ?? 0));
      const drift = (shared.got.get(name) ?? 0) * 10_000 - shared.units * points;
      if (Math.abs(drift) >= 10_000)
        this.#fault(`${id}: ${name} is ${drift / 10_000} away from their points`);
    }
  }

  #takeSettlement(command: Extract<Command, { do: 'settle' }>, { lines }: Transfer): void {
    const wanted =
      command.outcome === 'posted'
        ? (command.amount ?? this.#transfers.get(command.of)?.lines[1]?.amount)
        : 0;
    const out = lines
      .filter(({ account }) => account.kind === 'gateway')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (out !== wanted) this.#fault(`${command.key}: ${out} left in place of ${wanted}`);
  }

  #takeReversal({ id, lines, reverses }: Transfer): void {
    const net = new Map<string, number>();
    const before = this.#transfers.get(reverses ?? '')?.lines ?? [];
    for (const line of [...before, ...lines])
      net.set(partName(line), (net.get(partName(line)) ?? 0) + line.amount);
    if ([...net.values()].some((amount) => amount !== 0)) this.#fault(`${id} does not undo ${reverses}`);
  }

  #takeReturn(command: Command, { id, lines }: Transfer, of: string, kind: Transfer['kind']): void {
    const sale = this.#sales.get(of);
    if (!sale) {
      this.#fault(`${id} returns no sale`);
      return;
    }
    if (command.do === 'refund' || command.do === 'dispute') sale.claimed += command.amount;
    if (command.do === 'dispute') this.#openDisputes.set(id, { sale: of, amount: command.amount });
    let amount = command.do === 'refund' ? command.amount : 0;
    if (command.do === 'close-dispute') {
      const opened = this.#openDisputes.get(command.of);
      this.#openDisputes.delete(command.of);
      if (command.outcome === 'won') sale.claimed -= opened?.amount ?? 0;
      else amount = opened?.amount ?? 0;
    }
    let taken = 0;
    for (const line of lines) {
      if (line.role === 'paid' || line.role === 'dispute') continue;
      taken -= line.amount;
      const left = (sale.left.get(partName(line)) ?? 0) + line.amount;
      sale.left.set(partName(line), left);
      if (left < 0) this.#fault(`${id} takes more of ${partName(line)} than they got`);
    }
    if (taken !== amount) this.#fault(`${id} (${kind}) takes ${taken} in place of ${amount}`);
    if (sale.claimed > sale.paid) this.#fault(`${id}: more goes back of ${of} than was paid`);
    const rest = [...sale.left.values()].reduce((sum, one) => sum + one, 0);
    const open = [...this.#openDisputes.values()].reduce(
      (sum, one) => sum + (one.sale === of ? one.amount : 0),
      0,
    );
    if (rest !== sale.paid - sale.claimed + open) this.#fault(`${id}: ${rest} is left of ${of}`);
  }

  /** What has to be so at any moment. */
  #look(book: Book, { key }: Command): void {
    let total = 0;
    for (const [name, own] of this.#own) {
      total += own.posted;
      const [kind = ''] = name.split('/');
      const isPayee = kind === 'team' || kind === 'person';
      const available = own.posted + own.out;
      if (isPayee && available < 0) this.#fault(`${key}: ${name} has ${available}`);
      if ((isDebt(kind) || kind === 'dispute') && own.posted + own.in > 0)
        this.#fault(`${key}: ${name} is above zero`);
      if (isPayee && available > 0 && (this.#own.get(debtName(name))?.posted ?? 0) < 0)
        this.#fault(`${key}: ${name} has ${available} and owes`);
    }
    if (total !== 0) this.#fault(`${key}: everything sums to ${total}`);
    for (const { account, balance } of book.balances()) {
      const own = this.#of(nameOf({ account }));
      if (own.posted !== balance.posted || own.in !== balance.pendingIn || own.out !== balance.pendingOut)
        this.#fault(`${key}: the books say something else of ${nameOf({ account })}`);
    }
  }

  /** At the end of a year nothing is open. */
  end(): void {
    for (const { id, phase } of this.#transfers.values())
      if (phase === 'pending' && !this.#settled.has(id)) this.#fault(`${id} is still pending`);
    for (const [name, own] of this.#own)
      if (own.in !== 0 || own.out !== 0) this.#fault(`${name} still waits for something`);
    for (const [name, own] of this.#own)
      if (name.startsWith('dispute/') && own.posted !== 0) this.#fault(`${name} keeps ${own.posted}`);
    for (const [id, { paid, claimed, left }] of this.#sales)
      if (claimed === paid && [...left.values()].some((amount) => amount !== 0))
        this.#fault(`${id} went back, and not to the cent`);
  }
}
