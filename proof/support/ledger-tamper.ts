import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../engine/src/testing/random.ts';
import type { Database, Tx } from '../../server/src/db/pool.ts';
import { beginning } from '../../server/src/features/audit/chain.ts';
import type { Root } from '../../server/src/features/audit/roots.ts';
import { hashOf } from '../../server/src/features/ledger/chain.ts';
import { listSealed, type Sealable } from '../../server/src/features/ledger/seal-queries.ts';
import { verifyLedger } from '../../server/src/features/ledger/verify-ledger.ts';

const random = randomFrom(60);

type Tampering = (tx: Tx, sealed: readonly Sealable[]) => Promise<unknown>;

const ask = (tx: Tx, text: string, values: unknown[]) => tx.$client.query(text, values);
const idOf = ({ transfer }: Sealable) => transfer.id;
const setLine = (tx: Tx, one: Sealable, column: string, value: unknown) =>
  ask(tx, `UPDATE ledger_lines SET ${column} = $2 WHERE transfer_id = $1 AND place = 1`, [idOf(one), value]);
const set = (tx: Tx, one: Sealable, column: string, value: unknown) =>
  ask(tx, `UPDATE ledger_transfers SET ${column} = $2 WHERE id = $1`, [idOf(one), value]);
const withLines = (sealed: readonly Sealable[]) =>
  random.pick(sealed.filter(({ lines }) => lines.length > 1));
async function remove(tx: Tx, one: Sealable): Promise<void> {
  await ask(tx, 'DELETE FROM ledger_lines WHERE transfer_id = $1', [idOf(one)]);
  await ask(tx, 'DELETE FROM ledger_pendings WHERE transfer_id = $1', [idOf(one)]);
  await ask(tx, 'DELETE FROM ledger_sales WHERE transfer_id = $1', [idOf(one)]);
  await ask(tx, 'DELETE FROM ledger_transfers WHERE id = $1', [idOf(one)]);
}

/** Writes the chain anew from an entry on, as somebody does who knows how it is made. */
async function chainAnew(tx: Tx, from: number): Promise<void> {
  const sealed = await listSealed(tx, 0, 1_000_000);
  const before = sealed[from - 1]?.transfer;
  let end = before ? { number: from, hash: before.hash ?? beginning.hash } : beginning;
  for (const one of sealed.slice(from)) {
    const number: number = end.number + 1;
    end = { number, hash: hashOf(end.hash, number, one) };
    await ask(tx, 'UPDATE ledger_transfers SET number = $2, hash = $3 WHERE id = $1', [
      idOf(one),
      number,
      end.hash,
    ]);
  }
  await ask(tx, 'UPDATE ledger_chains SET number = $1, hash = $2', [end.number, end.hash]);
}

const transferColumns: [string, (one: Sealable) => unknown][] = [
  ['at', ({ transfer }) => new Date(transfer.at.getTime() + 1)],
  ['key', ({ transfer }) => `${transfer.key}!`],
  ['kind', ({ transfer }) => (transfer.kind === 'sale' ? 'adjustment' : 'sale')],
  ['cause_kind', () => 'another'],
  ['cause_id', ({ transfer }) => `${transfer.causeId}0`],
  ['digest', () => Buffer.alloc(32, 3)],
];

const kinds: Record<string, Tampering> = {
  'an amount is another': async (tx, sealed) => {
    const one = withLines(sealed);
    const [first, second] = one.lines;
    await setLine(tx, one, 'amount', (first?.amount ?? 0) + 1 || 1);
    // Balanced again, by the other line.
    if (random.chance(0.5))
      await ask(tx, 'UPDATE ledger_lines SET amount = $2 WHERE transfer_id = $1 AND place = 2', [
        idOf(one),
        (second?.amount ?? 0) - 1 || 1,
      ]);
  },
  'a line is somebody else’s': async (tx, sealed) => {
    const one = withLines(sealed);
    const others = sealed.flatMap(({ lines }) => lines.map(({ accountId }) => accountId));
    await setLine(tx, one, 'account_id', random.pick(others.filter((id) => id !== one.lines[0]?.accountId)));
  },
  'a line is something else': (tx, sealed) => setLine(tx, withLines(sealed), 'role', 'adjustment'),
  'a line is gone': (tx, sealed) =>
    ask(tx, 'DELETE FROM ledger_lines WHERE transfer_id = $1 AND place = 1', [idOf(withLines(sealed))]),
  'a line came later': async (tx, sealed) => {
    await ask(
      tx,
      `INSERT INTO ledger_lines SELECT tenant_id, transfer_id, place + 50, account_id, currency, amount, role, at
       FROM ledger_lines WHERE transfer_id = $1`,
      [idOf(withLines(sealed))],
    );
  },
  'a transfer says something else': (tx, sealed) => {
    const one = random.pick(sealed);
    const [column, other] = random.pick(transferColumns);
    return set(tx, one, column, other(one));
  },
  'a seal is another': (tx, sealed) => set(tx, random.pick(sealed), 'hash', Buffer.alloc(32, 7)),
  'a transfer is gone': (tx, sealed) => {
    // Of those that others point at, the keys would have to go first.
    const pointed = new Set(
      sealed.flatMap(({ transfer: { settles, reverses, returns } }) => [settles, reverses, returns]),
    );
    return remove(tx, random.pick(sealed.filter((one) => !pointed.has(idOf(one)))));
  },
  'two changed places': async (tx, sealed) => {
    const [one, other] = [random.pick(sealed.slice(1)), sealed[0] as Sealable];
    await set(tx, other, 'number', -1);
    await set(tx, one, 'number', other.transfer.number);
    await set(tx, other, 'number', one.transfer.number);
  },
  'it is no longer sealed': (tx, sealed) =>
    ask(tx, 'UPDATE ledger_transfers SET number = NULL, hash = NULL WHERE id = $1', [
      idOf(random.pick(sealed)),
    ]),
  'the end is cut off': async (tx, sealed) => {
    const from = sealed.length - random.whole(1, Math.min(8, sealed.length - 1));
    for (const one of sealed.slice(from).toReversed()) await remove(tx, one);
    const last = sealed[from - 1]?.transfer;
    await ask(tx, 'UPDATE ledger_chains SET number = $1, hash = $2', [
      last?.number ?? 0,
      last?.hash ?? beginning.hash,
    ]);
  },
  'the rest of the chain is made anew': async (tx, sealed) => {
    const from = Math.max(0, sealed.length - random.whole(1, 30));
    await set(tx, sealed[from] as Sealable, 'cause_id', 'another');
    await chainAnew(tx, from);
  },
  'a transfer is slipped in and the chain made anew': async (tx, sealed) => {
    const from = random.whole(0, sealed.length - 1);
    await ask(tx, 'UPDATE ledger_transfers SET number = number + 1000000 WHERE number > $1', [from]);
    await ask(
      tx,
      `INSERT INTO ledger_transfers SELECT (jsonb_populate_record(t, jsonb_build_object('id', $2::text, 'key', $2::text,
         'number', $3::bigint, 'settles', NULL, 'reverses', NULL, 'phase', 'posted', 'expires_at', NULL))).*
       FROM ledger_transfers t WHERE id = $1`,
      [idOf(withLines(sealed)), randomUUID(), from + 1],
    );
    await chainAnew(tx, from);
  },
  'a balance is another': (tx) => {
    const columns = [
      "posted = posted + 1 WHERE bound <> 'ceiling'",
      "posted = posted - 1 WHERE bound <> 'floor'",
    ];
    return ask(tx, `UPDATE ledger_balances SET ${random.pick(columns)}`, []);
  },
};

const triggers = [
  ['ledger_transfers', 'keep_ledger'],
  ['ledger_lines', 'keep_ledger'],
  ['ledger_lines', 'keep_ledger_balanced'],
] as const;

/** Each in a transaction of the database's owner that is taken back: nothing of the house stands in their way. */
export async function tamperWithLedger(
  owner: Database,
  tenantId: string,
  roots: readonly Root[],
  times: number,
) {
  const unnoticed: string[] = [];
  class TakenBack extends Error {}
  const { sealed, fault } = await owner.tx(tenantId, async (tx) => ({
    sealed: await listSealed(tx, 0, 1_000_000),
    fault: (await verifyLedger(tx, roots)).fault,
  }));
  const names = Object.keys(kinds);
  for (let turn = 0; turn < times; turn++) {
    const name = names[turn % names.length] as string;
    await owner
      .tx(tenantId, async (tx) => {
        for (const [table, trigger] of triggers)
          await ask(tx, `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`, []);
        await kinds[name]?.(tx, sealed);
        if ((await verifyLedger(tx, roots)).fault === null) unnoticed.push(`unnoticed: ${name}`);
        throw new TakenBack();
      })
      .catch((error) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }
  return { transfers: sealed.length, unnoticed, fault };
}
