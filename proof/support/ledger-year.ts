import type { Account } from '../../engine/src/ledger/accounts.ts';
import { Book, type Entry } from '../../engine/src/ledger/book.ts';
import type { Command, Sell, Settle, Share } from '../../engine/src/ledger/command.ts';
import { randomFrom } from '../../engine/src/testing/random.ts';

/** Something that is said to the books, and what they answered. */
export interface Said {
  command: Command;
  answer: Entry;
  /** It had been said before, by an event that came twice or a caller that heard no answer. */
  isRepeat: boolean;
}

const currencies = ['EUR', 'JPY'];
const hour = 3_600_000;

/**
 * A year of a site, out of a seed: sales, refunds, disputes, payouts with their holds, what a gateway does wrong (events
 * twice, late, for things that are over, with another amount), and people who ask for more than there is. At its end
 * everything that is pending has lapsed and every dispute is decided. Transfers are called by their keys.
 */
export function liveYear(seed: number, events: number, hear: (said: Said, book: Book) => void): Book {
  const random = randomFrom(seed);
  const book = new Book();
  const currency = random.pick(currencies);
  const payees = Array.from({ length: 5 }, (_, place): Account => {
    return { kind: place < 4 ? 'team' : 'person', owner: `payee ${place}`, currency };
  });
  const gateway: Account = { kind: 'gateway', owner: 'sandbox', currency };
  const platform: Account = { kind: 'platform', owner: '', currency };
  const agreements = Array.from({ length: 3 }, (_, place) => ({
    name: `agreement ${place}`,
    shares: sharesOf(),
  }));
  const said: Command[] = [];
  const [sales, pendings, payouts, disputes]: [string[], string[], string[], string[]] = [[], [], [], []];
  let count = 0;

  function sharesOf(): Share[] {
    const among = payees.filter(() => random.chance(0.5));
    let left = 10_000;
    const shares = among.map((account, place): Share => {
      const points = random.whole(1, Math.max(1, Math.floor(left / 2)));
      left -= points;
      return { account, role: place === 0 ? 'share' : 'referral', points };
    });
    return [...shares, { account: platform, role: 'fee', points: left }];
  }
  const about = (what: string) => ({ key: `${what} ${++count}`, cause: { kind: what, id: `${count}` } });
  const amount = () => random.whole(1, random.pick([5, 100, 5_000, 250_000]));

  function say(command: Command, isRepeat = false): void {
    const answer = book.enter(command.key, command);
    hear({ command, answer, isRepeat }, book);
    if (!isRepeat) said.push(command);
    if (!('transfer' in answer) || !answer.isNew) return;
    if (command.do === 'sell') sales.push(command.key);
    if (command.do === 'dispute') disputes.push(command.key);
    if (command.do === 'post' && command.kind === 'payout') pendings.push(command.key);
    if (command.do === 'settle' && command.outcome === 'posted') payouts.push(command.key);
  }

  /** Of a sale, and at least one. */
  const leftOf = (of: string) => {
    const paid = book.findTransfer(of)?.lines.find(({ role }) => role === 'paid')?.amount ?? -1;
    return Math.max(1, -paid - book.returnedOf(of).amount);
  };

  function sell(): void {
    const paid = amount();
    const { name, shares } = random.pick(agreements);
    const tax = random.chance(0.4) ? { country: 'DE', amount: random.whole(0, Math.floor(paid / 5)) } : null;
    const command: Sell = {
      do: 'sell',
      ...about('order'),
      gateway: 'sandbox',
      currency,
      paid,
      tax,
      agreement: name,
      shares,
    };
    say(command);
  }
  function withdraw(): void {
    const account = random.pick(payees);
    const { posted, pendingOut } = book.balanceOf(account);
    const asked = random.chance(0.7) ? random.whole(1, Math.max(1, posted + pendingOut)) : amount();
    const ask: Command = {
      do: 'post',
      ...about('withdrawal'),
      kind: 'payout',
      expiresAt: count * hour,
      lines: [
        { account, amount: -asked, role: 'payout' },
        { account: gateway, amount: asked, role: 'payout' },
      ],
    };
    say(ask);
  }
  function settle(): void {
    if (pendings.length === 0) return;
    const of = random.pick(pendings);
    const outcome = random.pick(['posted', 'posted', 'voided', 'expired'] as const);
    const size = book.findTransfer(of)?.lines[1]?.amount ?? 1;
    const isPart = outcome === 'posted' && random.chance(0.3);
    const command: Settle = { do: 'settle', ...about('gateway'), of, outcome };
    say(isPart ? { ...command, amount: random.whole(1, size + 1) } : command);
  }
  const anySale = () => (sales.length > 0 ? random.pick(sales) : '');
  const moves: (() => void)[] = [
    sell,
    sell,
    sell,
    withdraw,
    withdraw,
    settle,
    settle,
    () => {
      const of = anySale();
      const part = random.chance(0.7) ? random.whole(1, leftOf(of)) : amount();
      say({ do: 'refund', ...about('refund'), of, amount: part });
    },
    () => {
      const of = anySale();
      say({ do: 'refund', ...about('refund'), of, amount: leftOf(of) });
    },
    () => {
      const of = anySale();
      const part = random.chance(0.7) ? random.whole(1, leftOf(of)) : amount();
      say({ do: 'dispute', ...about('dispute'), of, amount: part });
    },
    () => {
      if (disputes.length > 0)
        say({
          do: 'close-dispute',
          ...about('gateway'),
          of: random.pick(disputes),
          outcome: random.pick(['won', 'lost']),
        });
    },
    () => {
      if (payouts.length > 0)
        say({ do: 'reverse', ...about('bank'), kind: 'payout_returned', of: random.pick(payouts) });
    },
    () => {
      const fee = random.whole(1, 50);
      const cost: Account = { kind: 'cost', owner: 'sandbox', currency };
      const lines = [
        { account: cost, amount: -fee, role: 'cost' as const },
        { account: gateway, amount: fee, role: 'cost' as const },
      ];
      say({ do: 'post', ...about('gateway'), kind: 'gateway_fee', expiresAt: null, lines });
    },
    () => {
      // An event that comes twice.
      if (said.length > 0) say(random.pick(said), true);
    },
    () => {
      // The same key for something else.
      const before = said.length > 0 ? random.pick(said) : undefined;
      if (before?.do === 'sell') say({ ...before, paid: before.paid + 1 }, true);
    },
    () => {
      // Not in balance, or about what is not there.
      const [account, other] = [random.pick(payees), platform];
      const lines = [
        { account, amount: 2, role: 'adjustment' as const },
        { account: other, amount: -random.pick([1, 2.5]), role: 'adjustment' as const },
      ];
      say({ do: 'post', ...about('mistake'), kind: 'adjustment', expiresAt: null, lines });
      say({
        do: 'reverse',
        ...about('mistake'),
        kind: 'adjustment',
        of: random.pick([...sales, ...pendings, 'nothing']),
      });
    },
  ];
  for (let event = 0; event < events; event++) random.pick(moves)();
  for (const of of pendings)
    if (!book.isSettled(of)) say({ do: 'settle', ...about('time'), of, outcome: 'expired' });
  for (const of of disputes)
    if (!book.isReversed(of))
      say({ do: 'close-dispute', ...about('gateway'), of, outcome: random.pick(['won', 'lost']) });
  return book;
}
