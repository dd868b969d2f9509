import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../server/src/serve.ts';
import { readSettings } from '../../server/src/settings.ts';
import { report } from './served.ts';

// The whole product, as `npm start` runs it, on the database it is given. Only the limits are out of the way:
// they are counted, but never reached.
const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'regimen-bench-'));
const settings = readSettings({
  PORT: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DEMO: '1',
  DATABASE_URL: databaseUrl,
  ROLE: process.env.BENCH_ROLE,
  DATA_DIR: folder,
  // A measurement signs as the site's own server would.
  VAULT_KEY: Buffer.alloc(32).toString('base64url'),
});
const served = await serve(settings, databaseUrl, { embedded: false, limitFactor: 1_000_000 });
report(served.url, async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});
