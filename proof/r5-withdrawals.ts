/**
 * R5, the half about money: a hundred withdrawals of one whole balance at once. Exactly one is entered, the others are told
 * that there is not enough; the database sees no deadlock, nothing goes below zero, and the books verify.
 *
 *   node proof/r5-withdrawals.ts      50 rounds      --quick   2 rounds      --mutant   copies without a guard have to go red
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Account } from '../engine/src/ledger/accounts.ts';
import type { Command } from '../engine/src/ledger/command.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { enterTransfer, LedgerRefused } from '../server/src/features/ledger/enter-transfer.ts';
import { readBalance } from '../server/src/features/ledger/explain-balance.ts';
import { verifyLedger } from '../server/src/features/ledger/verify-ledger.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';

const rounds = flags.quick ? 2 : 50;
const crowd = 100;
const faults: string[] = [];
const currency = 'EUR';
const gateway: Account = { kind: 'gateway', owner: 'sandbox', currency };

async function race(database: Database, tenantId: string, round: number): Promise<void> {
  const author: Account = { kind: 'team', owner: `author ${round}`, currency };
  const enter = (command: Command) => database.tx(tenantId, (tx) => enterTransfer(tx, command, new Date()));
  const between = (key: string, amount: number, expiresAt: number | null): Command => ({
    do: 'post',
    key,
    cause: { kind: 'test', id: key },
    kind: expiresAt === null ? 'adjustment' : 'payout',
    expiresAt,
    lines: [
      { account: author, amount, role: 'payout' },
      { account: gateway, amount: -amount, role: 'payout' },
    ],
  });
  await enter(between(`give ${round}`, 8_500, null));
  // Half of them ask for it to be held first, the others take it at once.
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, place) =>
      enter(between(`take ${round} ${place}`, -8_500, place % 2 === 0 ? Date.now() + 3_600_000 : null)).then(
        () => 'entered',
        (error) =>
          error instanceof LedgerRefused ? error.why : `${error.message} ${error.cause?.message ?? ''}`,
      ),
    ),
  );
  const won = answers.filter((one) => one === 'entered').length;
  if (won !== 1) faults.push(`round ${round}: ${won} withdrawals of one balance`);
  const other = answers.filter((one) => one !== 'entered' && one !== 'not_enough');
  if (other.length > 0) faults.push(`round ${round}: ${other.length} were told: ${other[0]}`);
  const { posted, available } = await database.read(tenantId, (tx) => readBalance(tx, author));
  if (available !== 0 || posted < 0) faults.push(`round ${round}: ${posted} posted, ${available} available`);
}

async function prove(): Promise<void> {
  await withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 20 });
    const tenantId = randomUUID();
    for (let round = 0; round < rounds; round++) await race(database, tenantId, round);
    const { fault } = await database.read(tenantId, (tx) => verifyLedger(tx, []));
    if (fault !== null) faults.push(fault);
    // What the statistics say is told a moment after it happened.
    await setTimeout(1_200);
    const { rows } = await database.global.query<{ deadlocks: string }>(
      'SELECT pg_stat_clear_snapshot(), deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    const deadlocks = Number(rows[0]?.deadlocks ?? 0);
    if (deadlocks > 0) faults.push(`${deadlocks} deadlocks`);
    show(faults);
    goal(
      'R5',
      `${rounds} × ${crowd} withdrawals at once, ${faults.length} faults, ${deadlocks} deadlocks`,
      '0',
      faults.length === 0,
    );
    await database.close();
    await test.drop();
  });
}

if (flags.mutant) {
  const queries = 'server/src/features/ledger/queries.ts';
  const noLock: [string, string, string] = [
    queries,
    'ORDER BY b.account_id FOR NO KEY UPDATE OF b',
    'ORDER BY b.account_id',
  ];
  await catchMutants(
    'R5',
    'proof/r5-withdrawals.ts',
    [
      { name: 'balances-not-held', changes: [noLock] },
      {
        name: 'no-lock-and-no-bound',
        changes: [
          noLock,
          [
            'server/migrations/196-ledger.sql',
            "CHECK (bound <> 'floor' OR posted + pending_out >= 0)",
            'CHECK (true)',
          ],
        ],
      },
    ],
    { inTurn: true },
  );
} else await prove();
