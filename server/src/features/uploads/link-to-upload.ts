import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { signedQuery } from '../../signed-link.ts';
import { findUpload } from './queries.ts';

const goodForMs = 5 * 60_000;

/** An address that shows the file to whoever has it, for a while. Whether somebody may have it is the caller's to ask. */
export async function linkToUpload(
  scope: Scope,
  tx: Tx,
  name: string,
): Promise<{ url: string; expiresAt: string }> {
  const upload = await findUpload(tx, name);
  if (!upload) throw notFound();
  const expiresAt = new Date(scope.now.getTime() + goodForMs);
  return { url: addressOf(upload, expiresAt), expiresAt: expiresAt.toISOString() };
}

/** The address under which a file is shown until then. */
export const addressOf = ({ name, linkKey }: { name: string; linkKey: Buffer }, until: Date): string =>
  `/api/public/download/${name}?${signedQuery(name, linkKey, until)}`;
