import { at, bytea } from './column-types.ts';
import { bigint, pgTable, text, uuid } from './drizzle.ts';

/** Why somebody could see it; `link`: by an address that only the person gives away; `program`: it works by itself; `admin`: by an emergency access. */
export type AuditReason = 'own' | 'expert' | 'host' | 'team' | 'fellow' | 'link' | 'program' | 'admin';

export const auditEntries = pgTable('audit_entries', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  at: at('at').notNull(),
  actorId: uuid('actor_id'),
  role: text().notNull(),
  personId: uuid('person_id').notNull(),
  call: text().notNull(),
  why: text().$type<AuditReason>().notNull(),
  requestId: text('request_id').notNull(),
  programId: uuid('program_id'),
  number: bigint({ mode: 'number' }),
  hash: bytea(),
});

export const auditChains = pgTable('audit_chains', {
  tenantId: uuid('tenant_id').notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
});
