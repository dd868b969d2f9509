import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL to reckon with, and no product in it: the one that is set, or one of our own for as long as it is needed. */
export async function withBarePostgres(act: (url: string) => Promise<void>): Promise<void> {
  const set = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
  if (set !== undefined) return act(set);
  // In a copy of the engine alone there is no server, but there one is always set.
  const { startPostgres } = await import('../../server/src/db/embedded.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'regimen-bare-'));
  const server = await startPostgres({ dataDir, durable: false });
  try {
    await act(server.url);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
