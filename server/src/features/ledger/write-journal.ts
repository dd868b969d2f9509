import { decimalOf } from '@regimen/contract/language/money.ts';
import type { AccountKind } from '@regimen/engine/ledger/accounts.ts';
import type { Database } from '../../db/pool.ts';
import {
  type JournalAccount,
  type JournalRow,
  listAccountsForJournal,
  listForJournal,
} from './explain-queries.ts';

/** Programs of accountants that read plain text. They differ only in how accounts are declared. */
export type Dialect = 'hledger' | 'beancount';

const batchSize = 1_000;

/** Under which of the five kinds of accountants each of ours stands. */
const places: Readonly<Record<AccountKind, string>> = {
  person: 'Liabilities:People',
  team: 'Liabilities:Teams',
  receivable: 'Assets:Receivable:People',
  team_receivable: 'Assets:Receivable:Teams',
  platform: 'Income:Platform',
  gateway: 'Assets:Gateways',
  tax: 'Liabilities:Taxes',
  cost: 'Expenses:Costs',
  dispute: 'Assets:Disputes',
  issuer: 'Equity:Credits',
};

/** People are their account's number: whoever keeps the books need not know who they are. */
export function journalName({ kind, id, name }: Pick<JournalAccount, 'kind' | 'id' | 'name'>): string {
  const own = kind === 'person' || kind === 'receivable' ? id : name;
  const word = own.replace(/[^A-Za-z0-9-]/g, '-');
  return word === '' ? places[kind] : `${places[kind]}:${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const plain = (text: string): string => text.replace(/["\\\s;|]+/g, ' ');

/**
 * All that was posted, as a journal that `hledger` and `beancount` read, piece by piece. Accountants write what arrives
 * at what one owes below zero: the other way round than here. What is pending is no part of it.
 */
export async function* writeJournal(
  database: Database,
  tenantId: string,
  dialect: Dialect,
): AsyncGenerator<string> {
  const accounts = await database.read(tenantId, listAccountsForJournal);
  const names = new Map(accounts.map((account) => [account.id, journalName(account)]));
  const first = new Map<string, string>();
  for (const account of accounts) {
    const day = dayOf(account.since);
    const name = journalName(account);
    if (day < (first.get(name) ?? '9999')) first.set(name, day);
  }
  const declare = ([name, day]: [string, string]) =>
    dialect === 'hledger' ? `account ${name}\n` : `${day} open ${name}\n`;
  yield [...first].map(declare).join('');
  let after: string | null = null;
  for (let more = true; more; ) {
    const place: string | null = after;
    const rows: JournalRow[] = await database.read(tenantId, (tx) => listForJournal(tx, place, batchSize));
    yield rows
      .filter(({ lines }) => lines.length > 0)
      .map((row) => {
        const head = `\n${dayOf(row.at)} * "${row.kind}" "${plain(`${row.cause_kind} ${row.cause_id}`)}" ; ${row.id}\n`;
        const lines = row.lines.map(
          ({ account, currency, amount }) =>
            `  ${names.get(account)}  ${decimalOf(-amount, currency)} ${currency}\n`,
        );
        return head + lines.join('');
      })
      .join('');
    after = rows.at(-1)?.id ?? null;
    more = rows.length === batchSize;
  }
}
