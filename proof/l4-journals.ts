/**
 * L4: a ledger of 1,000,000 postings written as journals. hledger and beancount (Debian's packages of these names) read
 * them without a fault, and come to the same balance of every account as the ledger.
 *
 *   node proof/l4-journals.ts      1,000,000 postings      --quick   4,000      --mutant   copies without a guard have to go red
 *
 * Where one of the two is not installed it is left out, and said so; without either there is nothing to pass.
 */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { decimalOf } from '../contract/src/language/money.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { listAccountsForJournal } from '../server/src/features/ledger/explain-queries.ts';
import { type Dialect, journalName, writeJournal } from '../server/src/features/ledger/write-journal.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { enterYear } from './support/ledger-crashes.ts';
import { multiplyTransfers } from './support/ledger-many.ts';
import { catchMutants } from './support/mutants.ts';

const postings = flags.quick ? 4_000 : 1_000_000;
const run = promisify(execFile);
const bounds = { maxBuffer: 2 ** 28, timeout: 1_800_000 };

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** What a program says of each account and currency. */
type Balances = Map<string, string>;

const programs: Record<Dialect, { needs: string[]; read(file: string): Promise<Balances> }> = {
  hledger: {
    needs: ['hledger'],
    async read(file) {
      const words = [
        '-f',
        file,
        'balance',
        '--flat',
        '--no-total',
        '--empty',
        '-O',
        'csv',
        '--layout',
        'bare',
      ];
      const { stdout } = await run('hledger', words, bounds);
      return balancesIn(stdout);
    },
  },
  beancount: {
    needs: ['bean-check', 'bean-query'],
    async read(file) {
      await run('bean-check', ['--no-cache', file], bounds);
      const asked = 'SELECT account, currency, sum(number) GROUP BY account, currency';
      const { stdout } = await run('bean-query', ['--no-errors', '-f', 'csv', file, asked], bounds);
      return balancesIn(stdout);
    },
  },
};

/** Lines of account, currency, number, in quotation marks or not. */
function balancesIn(csv: string): Balances {
  const balances: Balances = new Map();
  for (const line of csv.split('\n').slice(1)) {
    const [account = '', currency = '', number = ''] = line
      .split(',')
      .map((cell) => cell.replace(/["\s]/g, ''));
    if (account && Number(number) !== 0) balances.set(`${account} ${currency}`, number);
  }
  return balances;
}

async function ownBalances(database: Database, tenantId: string): Promise<Balances> {
  const accounts = await database.read(tenantId, listAccountsForJournal);
  const { rows } = await database.read(tenantId, (tx) =>
    tx.$client.query<{ id: string; sum: string }>(
      `SELECT l.account_id AS id, sum(l.amount) FROM ledger_lines l
       JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
       WHERE l.tenant_id = $1 AND t.phase <> 'pending' GROUP BY 1`,
      [tenantId],
    ),
  );
  const own: Balances = new Map();
  for (const { id, sum } of rows) {
    const account = accounts.find((one) => one.id === id);
    if (account && Number(sum) !== 0)
      own.set(`${journalName(account)} ${account.currency}`, decimalOf(-Number(sum), account.currency));
  }
  return own;
}

async function compare(
  dialect: Dialect,
  database: Database,
  tenantId: string,
  folder: string,
): Promise<string[]> {
  const file = join(folder, `${dialect}.journal`);
  await pipeline(Readable.from(writeJournal(database, tenantId, dialect)), createWriteStream(file));
  const theirs = await programs[dialect].read(file);
  const own = await ownBalances(database, tenantId);
  const faults = [...own].flatMap(([account, number]) =>
    theirs.get(account) === number
      ? []
      : [`${dialect}: ${account} is ${theirs.get(account)}, here ${number}`],
  );
  for (const account of theirs.keys()) if (!own.has(account)) faults.push(`${dialect} knows ${account}`);
  return own.size > 5 ? faults : [...faults, 'there are hardly any accounts'];
}

async function prove(): Promise<void> {
  const dialects = (Object.keys(programs) as Dialect[]).filter((dialect) =>
    programs[dialect].needs.every(isThere),
  );
  const missing = (Object.keys(programs) as Dialect[]).filter((dialect) => !dialects.includes(dialect));
  const leftOut = missing.length > 0 ? `, left out, not installed: ${missing.join(' and ')}` : '';
  await withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 4 });
    const folder = mkdtempSync(join(tmpdir(), 'journals-'));
    const tenantId = randomUUID();
    try {
      for (const seed of [2, 3]) await enterYear(database, tenantId, seed, 150, `${seed} `);
      const lines = await multiplyTransfers(test.ownerUrl, tenantId, postings);
      const faults: string[] = [];
      // A program that takes the journal for broken says so by how it ends.
      for (const dialect of dialects)
        faults.push(
          ...(await compare(dialect, database, tenantId, folder).catch((error: Error) => [error.message])),
        );
      show(faults);
      goal(
        'L4',
        `${lines} postings, ${dialects.join(' and ') || 'nobody'} read them, ${faults.length} faults${leftOut}`,
        'both agree',
        faults.length === 0 && (dialects.length > 0 || flags.quick),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await database.close();
      await test.drop();
    }
  });
}

if (flags.mutant) {
  const journal = 'server/src/features/ledger/write-journal.ts';
  const mutants = [
    {
      name: 'the-wrong-way-round',
      from: 'decimalOf(-amount, currency)',
      to: 'decimalOf(Math.abs(amount), currency)',
    },
    {
      name: 'a-batch-left-out',
      from: 'more = rows.length === batchSize',
      to: 'more = rows.length > batchSize',
    },
  ];
  // Where nobody is there to read a journal, nothing can go red.
  if (Object.values(programs).some(({ needs }) => needs.every(isThere)))
    await catchMutants(
      'L4',
      'proof/l4-journals.ts',
      mutants.map(({ name, from, to }) => ({ name, changes: [[journal, from, to]] })),
      { inTurn: true },
    );
  else goal('L4', 'mutants left out, not installed: hledger and beancount', 'caught', true);
} else await prove();
