import { and, asc, eq } from './drizzle.ts';
import type { Database, Tx } from './pool.ts';
import { openidProviders, tenantDomains, tenants } from './schema.ts';

export async function findTenantIdByHost(database: Database, host: string): Promise<string | undefined> {
  const { rows } = await database.global.query<{ id: string | null }>(
    'SELECT find_tenant_by_host($1) AS id',
    [host],
  );
  return rows[0]?.id ?? undefined;
}

export async function listTenantIds(database: Database): Promise<string[]> {
  const { rows } = await database.global.query<{ id: string }>('SELECT id FROM list_tenant_ids() AS id');
  return rows.map((row) => row.id);
}

/** The tenant this transaction is bound to, with its settings, primary host and sign-in providers. */
export async function findTenant(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: tenants.id, name: tenants.name, settings: tenants.settings, host: tenantDomains.host })
    .from(tenants)
    .leftJoin(tenantDomains, eq(tenantDomains.isPrimary, true))
    .where(eq(tenants.id, id));
  if (!row) return undefined;
  const providers = await tx
    .select({ id: openidProviders.id, name: openidProviders.name })
    .from(openidProviders)
    .where(and(eq(openidProviders.tenantId, id), eq(openidProviders.enabled, true)))
    .orderBy(asc(openidProviders.createdAt), asc(openidProviders.id));
  return { ...row, providers };
}
