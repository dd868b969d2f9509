import type { SiteData } from '@regimen/contract/load.ts';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { tenants } from '../../db/schema.ts';

export async function getSettings(tx: Tx): Promise<{ name: string; settings: Partial<SiteData> }> {
  const [row] = await tx
    .select({ name: tenants.name, settings: tenants.settings })
    .from(tenants)
    .where(eq(tenants.id, tx.tenantId));
  if (!row) throw new Error('There is no such site.');
  return row;
}

export async function setSettings(
  tx: Tx,
  name: string,
  settings: Partial<SiteData>,
  now: Date,
): Promise<void> {
  await tx.update(tenants).set({ name, settings, updatedAt: now }).where(eq(tenants.id, tx.tenantId));
}
