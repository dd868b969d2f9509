import type { Account } from '@regimen/engine/ledger/accounts.ts';
import type { Command } from '@regimen/engine/ledger/command.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayMoney, moneyOf, payoutOf, platformMoney, saleOf } from '../../../seed/ledger.ts';
import { openWorld, type World } from '../../test-world.ts';
import { rootsIn } from '../audit/roots.ts';
import { enterTransfer } from './enter-transfer.ts';
import { explainBalance, readBalance } from './explain-balance.ts';
import { keepLedger } from './keep-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';
import { writeJournal } from './write-journal.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let count = 0;
const newKey = () => `test ${++count}`;
const later = () => Date.now() + 3_600_000;
const enter = (command: Command) =>
  world.runtime.tx(world.here.id, (tx) => enterTransfer(tx, command, new Date()));
const refused = (command: Command) =>
  enter(command).then(
    () => 'entered',
    (error) => error.why ?? error,
  );
const balance = (account: Account) => world.runtime.read(world.here.id, (tx) => readBalance(tx, account));
const somebody = async () => (await world.add(world.here, { roles: ['expert'] })).id as string;
const sell = async (author: string, paid: number, referrer?: string) =>
  (await enter(saleOf(newKey(), referrer ? { author, paid, referrer } : { author, paid }))).transfer.id;

describe('the ledger', () => {
  it('shares a sale out, and is the same said again', async () => {
    const [author, referrer] = [await somebody(), await somebody()];
    const before = await balance(platformMoney);
    const command = saleOf(newKey(), { author, referrer, paid: 11_900, tax: 1_900 });
    const first = await enter(command);
    const again = await enter(command);
    expect([first.isNew, again.isNew, again.transfer.id]).toEqual([true, false, first.transfer.id]);
    expect(again.transfer.lines).toEqual(first.transfer.lines);
    expect((await balance(moneyOf(author))).available).toBe(8_500);
    expect((await balance(moneyOf(referrer))).available).toBe(500);
    expect((await balance(platformMoney)).posted).toBe(before.posted + 1_000);
    expect(await refused({ ...command, paid: 12_000 })).toBe('other_content');
  });

  it('lets one of many withdrawals through, and one settle of many', async () => {
    const author = await somebody();
    await sell(author, 10_000);
    const tries = Array.from({ length: 20 }, () => refused(payoutOf(newKey(), author, 8_500, later())));
    const answers = await Promise.all(tries);
    expect(answers.filter((one) => one === 'entered')).toHaveLength(1);
    expect(answers.filter((one) => one === 'not_enough')).toHaveLength(19);
    expect(await balance(moneyOf(author))).toMatchObject({ posted: 8_500, available: 0 });
  });

  it('enters one of many with one key, and answers all of them alike', async () => {
    const author = await somebody();
    await sell(author, 10_000);
    const payout = payoutOf(newKey(), author, 8_500, later());
    const all = await Promise.all(Array.from({ length: 10 }, () => enter(payout)));
    expect(new Set(all.map(({ transfer }) => transfer.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    const of = all[0]?.transfer.id as string;
    const settle = (outcome: 'posted' | 'voided') =>
      refused({ do: 'settle', key: newKey(), cause: { kind: 'test', id: '' }, of, outcome });
    const ends = await Promise.all([settle('posted'), settle('voided'), settle('posted')]);
    expect(ends.toSorted()).toEqual(['entered', 'settled_already', 'settled_already']);
  });

  it('takes refunds back from shares, and what is gone becomes a debt that the next sale pays', async () => {
    const author = await somebody();
    const sale = await sell(author, 10_000);
    const payout = await enter(payoutOf(newKey(), author, 8_500, later()));
    const cause = { kind: 'test', id: '' };
    await enter({ do: 'settle', key: newKey(), cause, of: payout.transfer.id, outcome: 'posted' });
    const refund = (amount: number): Command => ({ do: 'refund', key: newKey(), cause, of: sale, amount });
    const halves = await Promise.all([refused(refund(6_000)), refused(refund(6_000))]);
    expect(halves.toSorted()).toEqual(['entered', 'too_much']);
    expect(await refused(refund(4_000))).toBe('entered');
    const debt = { ...moneyOf(author), kind: 'receivable' } as const;
    expect((await balance(debt)).posted).toBe(-8_500);
    await sell(author, 20_000);
    expect((await balance(debt)).posted).toBe(0);
    expect((await balance(moneyOf(author))).available).toBe(8_500);
  });

  it('closes a dispute once', async () => {
    const author = await somebody();
    const sale = await sell(author, 10_000);
    const cause = { kind: 'test', id: '' };
    const dispute = await enter({ do: 'dispute', key: newKey(), cause, of: sale, amount: 10_000 });
    const close = (outcome: 'won' | 'lost') =>
      refused({ do: 'close-dispute', key: newKey(), cause, of: dispute.transfer.id, outcome });
    const ends = await Promise.all([close('won'), close('lost'), close('lost')]);
    expect(ends.toSorted()).toEqual(['entered', 'reversed_already', 'reversed_already']);
    expect((await balance(moneyOf(author))).posted).toBe(ends[0] === 'entered' ? 8_500 : 0);
  });

  it('is only ever added to, and balanced, whoever writes', async () => {
    const author = await somebody();
    const id = await sell(author, 10_000);
    const say = (text: string, values: unknown[]) =>
      world.runtime
        .tx(world.here.id, (tx) => tx.$client.query(text, values))
        .then(
          () => 'done',
          (error) => error.message,
        );
    expect(await say('UPDATE ledger_lines SET amount = amount + 1 WHERE transfer_id = $1', [id])).toMatch(
      /permission denied/,
    );
    expect(await say('DELETE FROM ledger_transfers WHERE id = $1', [id])).toMatch(/permission denied/);
    expect(await say('UPDATE ledger_transfers SET at = now() WHERE id = $1', [id])).toMatch(
      /permission denied/,
    );
    const line = `INSERT INTO ledger_lines SELECT tenant_id, transfer_id, place + 10, account_id, currency,
      CASE WHEN amount < 0 THEN -1 ELSE 1 END, role, at FROM ledger_lines WHERE transfer_id = $1 AND `;
    expect(await say(`${line} place = 1`, [id])).toMatch(/sums to zero/);
    expect(await say(`${line} place IN (1, 3)`, [id])).toMatch(/from the start/);
    const owner = world.owner.tx(world.here.id, (tx) =>
      tx.$client.query('UPDATE ledger_lines SET amount = 1 WHERE transfer_id = $1', [id]),
    );
    await expect(owner).rejects.toThrow(/stays as it is/);
  });

  it('lets what is pending lapse, seals what came, and finds what somebody changed', async () => {
    const author = await somebody();
    await sell(author, 10_000);
    await enter(payoutOf(newKey(), author, 8_500, Date.now() - 1));
    const open = payoutOf(newKey(), author, 1, later());
    expect(await refused(open)).toBe('not_enough');
    const roots = rootsIn(world.files, 'ledger');
    const keeping = { database: world.runtime, roots, now: Date.now };
    while ((await keepLedger(keeping)) > 0);
    expect((await balance(moneyOf(author))).available).toBe(8_500);
    const before = await balance(gatewayMoney);
    while ((await keepLedger(keeping)) > 0);
    expect(await balance(gatewayMoney)).toEqual(before);
    const kept = await roots.list(world.here.id);
    const verify = () => world.owner.tx(world.here.id, (tx) => verifyLedger(tx, kept));
    const sound = await verify();
    expect(sound.fault).toBe(null);
    expect(sound.transfers).toBeGreaterThan(3);
    await world.owner.tx(world.here.id, async (tx) => {
      await tx.$client.query('ALTER TABLE ledger_lines DISABLE TRIGGER keep_ledger');
      await tx.$client.query(
        `UPDATE ledger_lines l SET role = 'adjustment' FROM ledger_transfers t
         WHERE t.tenant_id = l.tenant_id AND t.id = l.transfer_id AND t.number = 2`,
      );
      expect((await verifyLedger(tx, kept)).fault).toBe('2: changed');
      await tx.$client.query('ROLLBACK; BEGIN');
    });
  });

  it('explains every cent of a balance', async () => {
    const [author, referrer] = [await somebody(), await somebody()];
    for (let sales = 0; sales < 12; sales++) await sell(author, 1_001 + sales, referrer);
    const sale = await sell(author, 10_000, referrer);
    const cause = { kind: 'ticket', id: '7' };
    await enter({ do: 'refund', key: newKey(), cause, of: sale, amount: 3_333 });
    await enter(payoutOf(newKey(), author, 500, later()));
    const explain = (before: string | null) =>
      world.runtime.read(world.here.id, (tx) => explainBalance(tx, moneyOf(author), { before, most: 5 }));
    const first = await explain(null);
    const { posted, available } = first.balance;
    expect(first.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(posted);
    expect(available).toBe(posted - 500);
    expect(first.waiting).toMatchObject([{ kind: 'payout', amount: -500 }]);
    expect(first.entries[0]).toMatchObject({ kind: 'refund', cause, returns: sale, balanceAfter: posted });
    for (const { beside } of first.entries)
      expect(beside.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const entries = [...first.entries];
    for (let next = first.next; next !== null; ) {
      const page = await explain(next);
      entries.push(...page.entries);
      next = page.next;
    }
    expect(entries).toHaveLength(14);
    for (const [place, { amount, balanceAfter }] of entries.entries())
      expect(balanceAfter - amount).toBe(entries[place + 1]?.balanceAfter ?? 0);
  });

  it('is a journal in which every account sums to its balance', async () => {
    for (const dialect of ['hledger', 'beancount'] as const) {
      let text = '';
      for await (const part of writeJournal(world.runtime, world.here.id, dialect)) text += part;
      const sums = new Map<string, number>();
      for (const [, name = '', amount = ''] of text.matchAll(/^ {2}(\S+) {2}(\S+) EUR$/gm))
        sums.set(name, (sums.get(name) ?? 0) + Math.round(Number(amount) * 100));
      expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
      expect(sums.get('Assets:Gateways:Sandbox')).toBe(-(await balance(gatewayMoney)).posted);
      expect(sums.get('Income:Platform')).toBe(-(await balance(platformMoney)).posted);
    }
  });
});
