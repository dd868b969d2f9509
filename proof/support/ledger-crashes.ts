import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { keyOf } from '../../engine/src/ledger/accounts.ts';
import type { Book } from '../../engine/src/ledger/book.ts';
import type { Command } from '../../engine/src/ledger/command.ts';
import type { Line, Transfer } from '../../engine/src/ledger/transfer.ts';
import { randomFrom } from '../../engine/src/testing/random.ts';
import { type Database, openDatabase } from '../../server/src/db/pool.ts';
import type { Root } from '../../server/src/features/audit/roots.ts';
import { enterTransfer, LedgerRefused } from '../../server/src/features/ledger/enter-transfer.ts';
import { readBalance } from '../../server/src/features/ledger/explain-balance.ts';
import { sealTenant } from '../../server/src/features/ledger/keep-ledger.ts';
import { verifyLedger } from '../../server/src/features/ledger/verify-ledger.ts';
import { withTestPostgres } from '../../server/src/test-database.ts';
import { flags } from './goal.ts';
import { liveYear, type Said } from './ledger-year.ts';

interface Outcome {
  entered: number;
  crashes: number;
  faults: string[];
}

/** Connections are cut before, in the midst of and after a commit; whoever heard no answer says the same again. */
export async function liveInDatabase(years: number, events: number): Promise<Outcome> {
  const outcome: Outcome = { entered: 0, crashes: 0, faults: [] };
  await withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 4 });
    const killer = new pg.Client({ connectionString: test.ownerUrl });
    await killer.connect();
    try {
      for (let seed = 1; seed <= years; seed++) {
        if (flags.untilRed && outcome.faults.length > 0) break;
        await liveOne(seed, events, database, killer, outcome);
      }
    } finally {
      await killer.end();
      await database.close();
      await test.drop();
    }
  });
  return outcome;
}

async function liveOne(
  seed: number,
  events: number,
  database: Database,
  killer: pg.Client,
  outcome: Outcome,
): Promise<void> {
  const fault = (words: string) => outcome.faults.push(`seed ${seed}: ${words}`);
  const random = randomFrom(seed);
  const all: Said[] = [];
  // Whoever has an account here is a team: people would have to be registered first.
  const book = liveYear(seed, events, (said) => all.push(said));
  const tenantId = randomUUID();
  const ids = new Map<string, string>();

  const say = (command: Command, cut: 'no' | 'before' | 'midst') =>
    database.tx(tenantId, async (tx) => {
      const { rows } = await tx.$client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const kill = () => killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      const cutting = cut === 'midst' ? kill() : undefined;
      const entered = enterTransfer(tx, command, new Date());
      const [answer] = await Promise.allSettled([entered, cutting]);
      if (cut === 'before') await kill();
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });

  for (const { command, answer, isRepeat } of all) {
    const asked = 'of' in command ? { ...command, of: ids.get(command.of) ?? randomUUID() } : command;
    const named = withTeams(asked);
    for (let tries = 0; ; tries++) {
      const cut = tries < 3 && random.chance(0.08) ? random.pick(['before', 'midst'] as const) : 'no';
      try {
        const { transfer, isNew } = await say(named, cut);
        if (tries === 0 && random.chance(0.05)) {
          // The answer was lost.
          outcome.crashes++;
          continue;
        }
        const isWanted = 'transfer' in answer;
        if (!isWanted) fault(`${command.key} was entered, and by the decisions alone it was refused`);
        else if (isNew && isRepeat && !answer.isNew) fault(`${command.key} was entered twice`);
        ids.set(command.key, transfer.id);
      } catch (error) {
        if (!(error instanceof LedgerRefused)) {
          outcome.crashes++;
          if (cut !== 'no') continue;
          fault(`${command.key}: ${(error as Error).message}`);
          break;
        }
        if (!('refused' in answer) || answer.refused !== error.why)
          fault(
            `${command.key}: ${error.why}, by the decisions alone ${'refused' in answer ? answer.refused : 'entered'}`,
          );
      }
      break;
    }
    if (random.chance(0.02)) await seal(database, tenantId, []);
  }
  await compare(database, tenantId, book, fault);
  outcome.entered += book.transfers.length;
}

async function seal(database: Database, tenantId: string, kept: Root[]): Promise<void> {
  const roots = {
    keep: async (_: string, day: string, end: Root['end']) => void kept.push({ day, end }),
    list: async () => kept,
  };
  while ((await sealTenant({ database, roots, now: Date.now }, tenantId)) > 0);
}

/** A year as it is, nothing of it cut; `before` stands before its keys, so that there is room for several. */
export async function enterYear(
  database: Database,
  tenantId: string,
  seed: number,
  events: number,
  before = '',
): Promise<void> {
  const all: Said[] = [];
  liveYear(seed, events, (said) => all.push(said));
  const ids = new Map<string, string>();
  for (const { command } of all) {
    const asked = 'of' in command ? { ...command, of: ids.get(command.of) ?? randomUUID() } : command;
    const own = withTeams({ ...asked, key: before + command.key });
    await database
      .tx(tenantId, (tx) => enterTransfer(tx, own, new Date()))
      .then(
        ({ transfer }) => ids.set(command.key, transfer.id),
        (error) => {
          if (!(error instanceof LedgerRefused)) throw error;
        },
      );
  }
}

/** Persons of the year are teams in the database. */
function withTeams(command: Command): Command {
  const renamed = JSON.stringify(command).replaceAll('"kind":"person"', '"kind":"team"');
  return JSON.parse(renamed);
}
const asTeam = (name: string) =>
  name.replace(/^person /, 'team ').replace(/^receivable /, 'team_receivable ');
const wordsOf = (lines: readonly Line[]) =>
  lines.map(({ account, amount, role }) => `${asTeam(keyOf(account))} ${amount} ${role}`).join('; ');

async function compare(
  database: Database,
  tenantId: string,
  book: Book,
  fault: (words: string) => void,
): Promise<void> {
  const { rows } = await database.read(tenantId, (tx) =>
    tx.$client.query<Pick<Transfer, 'key' | 'phase'> & { lines: Line[] | null }>(
      `SELECT t.key, t.phase, (SELECT json_agg(json_build_object('amount', l.amount, 'role', l.role,
          'account', json_build_object('kind', a.kind, 'owner', a.owner, 'currency', a.currency)) ORDER BY l.place)
        FROM ledger_lines l JOIN ledger_accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
        WHERE l.tenant_id = t.tenant_id AND l.transfer_id = t.id) AS lines
       FROM ledger_transfers t WHERE t.tenant_id = $1`,
      [tenantId],
    ),
  );
  const there = new Map(rows.map((row) => [row.key, row]));
  if (there.size !== book.transfers.length)
    fault(`${there.size} transfers in the database, ${book.transfers.length} in the book`);
  for (const { key, phase, lines } of book.transfers) {
    const row = there.get(key);
    if (row?.phase !== phase || wordsOf(row.lines ?? []) !== wordsOf(lines)) fault(`${key} is not the same`);
  }
  const look = async (when: string) => {
    for (const { account, balance } of book.balances()) {
      const same = JSON.parse(
        JSON.stringify(account)
          .replace('"kind":"person"', '"kind":"team"')
          .replace('"kind":"receivable"', '"kind":"team_receivable"'),
      );
      const { posted, pendingIn, pendingOut } = await database.read(tenantId, (tx) => readBalance(tx, same));
      if (posted !== balance.posted || pendingIn !== balance.pendingIn || pendingOut !== balance.pendingOut)
        fault(`${when}: ${keyOf(account)} has ${posted}, not ${balance.posted}`);
    }
  };
  await look('before it is sealed');
  const kept: Root[] = [];
  await seal(database, tenantId, kept);
  await look('once it is sealed');
  const { fault: broken } = await database.read(tenantId, (tx) => verifyLedger(tx, kept));
  if (broken !== null) fault(`the ledger does not verify: ${broken}`);
  const left = await database.read(tenantId, (tx) =>
    tx.$client.query('SELECT FROM ledger_pendings WHERE tenant_id = $1', [tenantId]),
  );
  if (left.rowCount !== 0) fault(`${left.rowCount} are still pending`);
}
