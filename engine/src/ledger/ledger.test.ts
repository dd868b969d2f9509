import { describe, expect, it } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { type Account, availableIn, debtOf } from './accounts.ts';
import { Book } from './book.ts';
import type { Command, Sell } from './command.ts';
import { largestRemainder, partsByTurn } from './split.ts';
import { unbalanced } from './transfer.ts';

const currency = 'EUR';
const person = (owner: string): Account => ({ kind: 'person', owner, currency });
const platform: Account = { kind: 'platform', owner: '', currency };
const gateway: Account = { kind: 'gateway', owner: 'sandbox', currency };
const cause = { kind: 'order', id: '1' };

const sale = (key: string, paid: number, said: Partial<Sell> = {}): Sell => ({
  do: 'sell',
  key,
  cause,
  gateway: 'sandbox',
  currency,
  paid,
  tax: null,
  agreement: 'program 1',
  shares: [
    { account: person('amal'), role: 'share', points: 8_500 },
    { account: person('rami'), role: 'referral', points: 500 },
    { account: platform, role: 'fee', points: 1_000 },
  ],
  ...said,
});
const payout = (key: string, owner: string, amount: number): Command => ({
  do: 'post',
  key,
  cause,
  kind: 'payout',
  expiresAt: 1_000,
  lines: [
    { account: person(owner), amount: -amount, role: 'payout' },
    { account: gateway, amount, role: 'payout' },
  ],
});
const settle = (
  key: string,
  of: string,
  outcome: 'posted' | 'voided' | 'expired',
  amount?: number,
): Command => ({
  do: 'settle',
  key,
  cause,
  of,
  outcome,
  ...(amount === undefined ? {} : { amount }),
});

/** Books whose transfers are called by their keys. */
function open(...commands: Command[]) {
  const book = new Book();
  const say = (command: Command) => book.enter(command.key, command);
  for (const command of commands) expect(say(command)).toHaveProperty('transfer');
  const has = (account: Account) => availableIn(book.balanceOf(account));
  const owes = (owner: string) => 0 - book.balanceOf(debtOf(person(owner))).posted;
  return { book, say, has, owes };
}

describe('splits', () => {
  it('[N4] sum exactly, and none is larger than its weight', () => {
    const random = randomFrom(4);
    for (let round = 0; round < 2_000; round++) {
      const weights = Array.from({ length: random.whole(1, 7) }, () =>
        random.whole(0, 10 ** random.whole(0, 15)),
      );
      const whole = weights.reduce((sum, one) => sum + one, 0);
      if (!Number.isSafeInteger(whole) || whole === 0) continue;
      const amount = random.whole(0, whole);
      const parts = largestRemainder(amount, weights);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
      for (const [place, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(weights[place] ?? 0);
      }
    }
  });

  it('[N5] give each payee what their points say to less than a unit, whatever the amounts', () => {
    const random = randomFrom(5);
    for (let round = 0; round < 30; round++) {
      const points = pointsOf(random.whole(1, 6), random);
      const got = points.map(() => 0);
      let before = 0;
      for (let sales = 0; sales < 300; sales++) {
        const amount = random.whole(1, random.pick([3, 99, 12_345]));
        const parts = partsByTurn(points, before, amount);
        before += amount;
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
        for (const [place, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          got[place] = (got[place] ?? 0) + part;
          expect(Math.abs((got[place] ?? 0) * 10_000 - before * (points[place] ?? 0))).toBeLessThan(10_000);
        }
      }
    }
  });
});

function pointsOf(count: number, random: ReturnType<typeof randomFrom>): number[] {
  const cuts = new Set<number>();
  while (cuts.size < count - 1) cuts.add(random.whole(1, 9_999));
  const all = [0, ...[...cuts].sort((a, b) => a - b), 10_000];
  return all.slice(1).map((cut, place) => cut - (all[place] ?? 0));
}

describe('what is entered', () => {
  it('[N1] is balanced and in whole units', () => {
    const { say, book } = open();
    const lines = (amount: number, other: number): Command => ({
      do: 'post',
      key: `${amount}`,
      cause,
      kind: 'adjustment',
      expiresAt: null,
      lines: [
        { account: platform, amount, role: 'adjustment' },
        { account: gateway, amount: other, role: 'adjustment' },
      ],
    });
    expect(say(lines(100, -99))).toEqual({ refused: 'not_balanced' });
    expect(say(lines(0.5, -0.5))).toEqual({ refused: 'not_an_amount' });
    expect(say(lines(2 ** 53, -(2 ** 53)))).toEqual({ refused: 'not_an_amount' });
    expect(book.transfers).toEqual([]);
    expect(say(lines(100, -100))).toHaveProperty('isNew', true);
  });

  it('[N2] comes once for its key', () => {
    const { say, has } = open(sale('a', 10_000));
    expect(say(sale('a', 10_000))).toMatchObject({ isNew: false });
    expect(say(sale('a', 10_001))).toEqual({ refused: 'other_content' });
    expect(has(person('amal'))).toBe(8_500);
  });

  it('[N3] takes no more than is available, what is pending counted', () => {
    const { say, has } = open(sale('a', 10_000), payout('p', 'amal', 8_000));
    expect(has(person('amal'))).toBe(500);
    expect(say(payout('q', 'amal', 501))).toEqual({ refused: 'not_enough' });
    expect(say(payout('q', 'amal', 500))).toHaveProperty('isNew', true);
  });

  it('[N4] refuses a sale whose shares are not the whole, or in another currency', () => {
    const { say } = open();
    const one = [{ account: platform, role: 'fee' as const, points: 9_999 }];
    expect(say(sale('a', 100, { shares: one }))).toEqual({ refused: 'not_an_amount' });
    const other = [{ account: { ...platform, currency: 'USD' }, role: 'fee' as const, points: 10_000 }];
    expect(say(sale('a', 100, { shares: other }))).toEqual({ refused: 'other_currency' });
    expect(say(sale('a', 100, { tax: { country: 'DE', amount: 101 } }))).toEqual({
      refused: 'not_an_amount',
    });
  });
});

describe('two phases', () => {
  it('[N6] settles once', () => {
    const { say, has } = open(sale('a', 10_000), payout('p', 'amal', 8_000), settle('s', 'p', 'voided'));
    expect(has(person('amal'))).toBe(8_500);
    expect(say(settle('t', 'p', 'posted'))).toEqual({ refused: 'settled_already' });
    expect(say(settle('u', 'a', 'posted'))).toEqual({ refused: 'no_such_transfer' });
  });

  it('[N6] posts a part, and lets go of the rest', () => {
    const { say, has, book } = open(sale('a', 10_000), payout('p', 'amal', 8_000));
    expect(say(settle('s', 'p', 'posted', 8_001))).toEqual({ refused: 'too_much' });
    expect(say(settle('s', 'p', 'posted', 3_000))).toHaveProperty('isNew', true);
    expect(has(person('amal'))).toBe(5_500);
    expect(book.balanceOf(gateway)).toEqual({ posted: -7_000, pendingIn: 0, pendingOut: 0 });
  });
});

describe('what goes back', () => {
  const refund = (key: string, of: string, amount: number): Command => ({
    do: 'refund',
    key,
    cause,
    of,
    amount,
  });

  it('[N8] returns shares exactly, in however many parts', () => {
    const random = randomFrom(8);
    for (let round = 0; round < 200; round++) {
      const paid = random.whole(1, 5_000);
      const tax = { country: 'DE', amount: random.whole(0, Math.floor(paid / 5)) };
      const { say, has, book } = open(sale('a', paid, { tax }));
      const before = has(person('amal'));
      let left = paid;
      while (left > 0) {
        const amount = random.whole(1, left);
        expect(say(refund(`r${left}`, 'a', amount))).toHaveProperty('isNew', true);
        left -= amount;
        expect(has(person('amal'))).toBeLessThanOrEqual(before);
      }
      expect(say(refund('more', 'a', 1))).toEqual({ refused: 'too_much' });
      for (const { balance } of book.balances()) expect(balance.posted).toBe(0);
    }
  });

  it('[N7] becomes a debt where the money is gone, and the next share pays it first', () => {
    const { has, owes, say } = open(
      sale('a', 10_000),
      payout('p', 'amal', 8_000),
      settle('s', 'p', 'posted'),
      refund('r', 'a', 10_000),
    );
    expect([has(person('amal')), owes('amal')]).toEqual([0, 8_000]);
    expect(say(sale('b', 8_000))).toHaveProperty('isNew', true);
    expect([has(person('amal')), owes('amal')]).toEqual([0, 1_200]);
    // What goes back of it came out of their debt, and stands there again.
    expect(say(refund('r2', 'b', 8_000))).toHaveProperty('isNew', true);
    expect([has(person('amal')), owes('amal')]).toEqual([0, 8_000]);
  });

  it('[N7] has debts paid from what a voided payout lets go of', () => {
    const { has, owes } = open(
      sale('a', 10_000),
      payout('p', 'amal', 8_000),
      refund('r', 'a', 10_000),
      settle('s', 'p', 'voided'),
    );
    expect([has(person('amal')), owes('amal')]).toEqual([0, 0]);
  });

  it('[N9] is never more than was paid, disputes counted, and a dispute ends once', () => {
    const dispute = (key: string, amount: number): Command => ({
      do: 'dispute',
      key,
      cause,
      of: 'a',
      amount,
    });
    const close = (key: string, of: string, outcome: 'won' | 'lost'): Command => ({
      do: 'close-dispute',
      key,
      cause,
      of,
      outcome,
    });
    const { say, has, book } = open(sale('a', 10_000), dispute('d', 6_000));
    expect(say(refund('r', 'a', 4_001))).toEqual({ refused: 'too_much' });
    expect(has(person('amal'))).toBe(8_500);
    expect(say(close('c', 'd', 'won'))).toHaveProperty('isNew', true);
    expect(say(close('e', 'd', 'lost'))).toEqual({ refused: 'reversed_already' });
    expect(say(dispute('f', 10_000))).toHaveProperty('isNew', true);
    expect(say(close('g', 'f', 'lost'))).toHaveProperty('isNew', true);
    for (const { balance } of book.balances()) expect(balance.posted).toBe(0);
  });

  it('[N10] turns a transfer round once, and no sale that way', () => {
    const reverse = (key: string, of: string): Command => ({
      do: 'reverse',
      key,
      cause,
      of,
      kind: 'payout_returned',
    });
    const { say, has } = open(sale('a', 10_000), payout('p', 'amal', 8_000), settle('s', 'p', 'posted'));
    expect(say(reverse('x', 'a'))).toEqual({ refused: 'not_to_reverse' });
    expect(say(reverse('x', 'p'))).toEqual({ refused: 'not_to_reverse' });
    expect(say(reverse('x', 's'))).toHaveProperty('isNew', true);
    expect(has(person('amal'))).toBe(8_500);
    expect(say(reverse('y', 's'))).toEqual({ refused: 'reversed_already' });
    expect(say(reverse('y', 'x'))).toEqual({ refused: 'not_to_reverse' });
  });

  it('[N1] sums to zero in every currency, whatever happened', () => {
    const { book } = open(sale('a', 9_999), sale('b', 77, { currency, agreement: 'another' }));
    for (const { lines } of book.transfers) expect(unbalanced(lines)).toEqual([]);
  });
});
