import type { SiteData } from '@regimen/contract/load.ts';
import type { Database } from '../src/db/pool.ts';
import { tenantDomains, tenants } from '../src/db/schema.ts';

export interface NewTenant {
  id: string;
  name: string;
  /** The first is the primary one. */
  hosts: string[];
  settings?: Partial<SiteData>;
}

/** Needs a database opened as the owner: at run time nobody makes tenants by hand. */
export async function seedTenant(
  database: Database,
  { id, name, hosts, settings = {} }: NewTenant,
): Promise<string> {
  await database.tx(id, async (tx) => {
    await tx.insert(tenants).values({ id, name, settings });
    await tx
      .insert(tenantDomains)
      .values(hosts.map((host, index) => ({ tenantId: id, host, isPrimary: index === 0 })));
  });
  return id;
}
