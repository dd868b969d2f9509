import type { AccountKind, Bound } from '@regimen/engine/ledger/accounts.ts';
import type { LineRole, Phase, TransferKind } from '@regimen/engine/ledger/transfer.ts';
import { at, bytea } from './column-types.ts';
import { bigint, pgTable, smallint, text, uuid } from './drizzle.ts';

export const ledgerAccounts = pgTable('ledger_accounts', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  kind: text().$type<AccountKind>().notNull(),
  userId: uuid('user_id'),
  name: text().notNull().default(''),
  currency: text().notNull(),
  createdAt: at('created_at').notNull(),
});

export const ledgerTransfers = pgTable('ledger_transfers', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  at: at('at').notNull(),
  key: text().notNull(),
  digest: bytea().notNull(),
  kind: text().$type<TransferKind>().notNull(),
  phase: text().$type<Phase>().notNull(),
  causeKind: text('cause_kind').notNull(),
  causeId: text('cause_id').notNull(),
  expiresAt: at('expires_at'),
  settles: uuid(),
  reverses: uuid(),
  returns: uuid(),
  number: bigint({ mode: 'number' }),
  hash: bytea(),
});

export const ledgerLines = pgTable('ledger_lines', {
  tenantId: uuid('tenant_id').notNull(),
  transferId: uuid('transfer_id').notNull(),
  place: smallint().notNull(),
  accountId: uuid('account_id').notNull(),
  currency: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  role: text().$type<LineRole>().notNull(),
  at: at('at').notNull(),
});

export const ledgerBalances = pgTable('ledger_balances', {
  tenantId: uuid('tenant_id').notNull(),
  accountId: uuid('account_id').notNull(),
  bound: text().$type<Bound>().notNull(),
  posted: bigint({ mode: 'number' }).notNull().default(0),
  pendingIn: bigint('pending_in', { mode: 'number' }).notNull().default(0),
  pendingOut: bigint('pending_out', { mode: 'number' }).notNull().default(0),
});

export const ledgerPendings = pgTable('ledger_pendings', {
  tenantId: uuid('tenant_id').notNull(),
  transferId: uuid('transfer_id').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const ledgerSales = pgTable('ledger_sales', {
  tenantId: uuid('tenant_id').notNull(),
  transferId: uuid('transfer_id').notNull(),
  paid: bigint({ mode: 'number' }).notNull(),
  returned: bigint({ mode: 'number' }).notNull().default(0),
});

export const ledgerAgreements = pgTable('ledger_agreements', {
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  shared: bigint({ mode: 'number' }).notNull(),
});

export const ledgerChains = pgTable('ledger_chains', {
  tenantId: uuid('tenant_id').notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
});
