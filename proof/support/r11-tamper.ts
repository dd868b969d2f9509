import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import { beginning, hashOf } from '../../server/src/features/audit/chain.ts';
import { type AuditEntry, listSealed } from '../../server/src/features/audit/queries.ts';
import type { Root } from '../../server/src/features/audit/roots.ts';
import { verifyAudit } from '../../server/src/features/audit/verify.ts';
import type { World } from '../../server/src/test-world.ts';
import { random } from './random.ts';

const pick = random(20_261_117);

type Tampering = (tx: Tx, entries: AuditEntry[]) => Promise<void>;

const set = (tx: Tx, entry: AuditEntry, column: string, value: unknown) =>
  tx.$client.query(`UPDATE audit_entries SET ${column} = $1 WHERE id = $2`, [value, entry.id]);
const remove = (tx: Tx, entry: AuditEntry) =>
  tx.$client.query('DELETE FROM audit_entries WHERE id = $1', [entry.id]);
const endAt = (tx: Tx, { number, hash }: Pick<AuditEntry, 'number' | 'hash'>) =>
  tx.$client.query('UPDATE audit_chains SET number = $1, hash = $2', [number, hash]);

/** Writes the chain anew from an entry on, as somebody does who knows how it is made. */
async function chainAnew(tx: Tx, entries: AuditEntry[], from: number): Promise<void> {
  let end = from === 0 ? beginning : { number: from, hash: entries[from - 1]?.hash ?? beginning.hash };
  for (const entry of entries.slice(from)) {
    const number: number = end.number + 1;
    end = { number, hash: hashOf(end.hash, number, entry) };
    await tx.$client.query('UPDATE audit_entries SET number = $1, hash = $2 WHERE id = $3', [
      number,
      end.hash,
      entry.id,
    ]);
  }
  await endAt(tx, end);
}

const columns: [string, (entry: AuditEntry) => unknown][] = [
  ['at', ({ at }) => new Date(at.getTime() + 1)],
  ['actor_id', () => newId(Date.now())],
  ['actor_id', ({ actorId }) => (actorId === null ? newId(1) : null)],
  ['role', ({ role }) => `${role}s`],
  ['person_id', () => newId(Date.now())],
  ['call', ({ call }) => `${call}/`],
  ['why', ({ why }) => (why === 'own' ? 'team' : 'own')],
  ['request_id', ({ requestId }) => requestId.slice(1)],
  ['hash', () => Buffer.alloc(32, 7)],
];

const kinds: Record<string, Tampering> = {
  'says something else': async (tx, entries) => {
    const entry = pick.from(entries);
    const [column, other] = pick.from(columns);
    await set(tx, entry, column, other(entry));
  },
  'is gone': async (tx, entries) => {
    await remove(tx, pick.from(entries));
  },
  'changed places': async (tx, entries) => {
    const [one, other] = [pick.from(entries.slice(1)), entries[0] as AuditEntry];
    await set(tx, other, 'number', -1);
    await set(tx, one, 'number', other.number);
    await set(tx, other, 'number', one.number);
  },
  'is no longer sealed': async (tx, entries) => {
    const entry = pick.from(entries);
    await tx.$client.query('UPDATE audit_entries SET number = NULL, hash = NULL WHERE id = $1', [entry.id]);
  },
  'the end is cut off': async (tx, entries) => {
    const at = entries.length - 1 - pick.below(Math.min(20, entries.length - 1));
    for (const entry of entries.slice(at)) await remove(tx, entry);
    await endAt(tx, at === 0 ? beginning : (entries[at - 1] as AuditEntry));
  },
  'its own hash is made anew': async (tx, entries) => {
    const entry = pick.from(entries);
    const other = { ...entry, personId: newId(Date.now()) };
    const before = entries[(entry.number ?? 1) - 2]?.hash ?? beginning.hash;
    await set(tx, entry, 'person_id', other.personId);
    await set(tx, entry, 'hash', hashOf(before, entry.number ?? 0, other));
  },
  'the rest of the chain is made anew': async (tx, entries) => {
    const at = Math.max(0, entries.length - 1 - pick.below(40));
    const entry = entries[at] as AuditEntry;
    const other = { ...entry, role: 'somebody' };
    await set(tx, entry, 'role', other.role);
    await chainAnew(tx, entries.with(at, other), at);
  },
};

/** Each in a transaction of the database's owner that is taken back: nothing of the house stands in their way. */
export async function tamper(world: World, roots: Root[], times: number) {
  const { owner } = world;
  const unnoticed: string[] = [];
  class TakenBack extends Error {}
  const { entries, sound } = await owner.tx(world.here.id, async (tx) => ({
    entries: await listSealed(tx, 0, 1_000_000),
    sound: (await verifyAudit(tx, roots)).fault === null,
  }));
  for (let i = 0; i < times; i++) {
    const name = pick.from(Object.keys(kinds));
    await owner
      .tx(world.here.id, async (tx) => {
        await tx.$client.query('ALTER TABLE audit_entries DISABLE TRIGGER keep_audit');
        await kinds[name]?.(tx, entries);
        const { fault } = await verifyAudit(tx, roots);
        if (fault === null) unnoticed.push(`unnoticed: ${name}`);
        throw new TakenBack();
      })
      .catch((error) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }
  return { entries: entries.length, unnoticed, sound };
}
