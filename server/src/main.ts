import { join, resolve } from 'node:path';
import { seedDemo } from '../seed/demo.ts';
import { demoPassword } from '../seed/people.ts';
import { createAdmin } from './create-admin.ts';
import { defaultDataDir, requireDataDir } from './data-dir.ts';
import { keepPostgres } from './db/embedded-keeper.ts';
import { migrate } from './db/migrate.ts';
import { requireLogin } from './db/require-login.ts';
import { runtimeRole } from './db/roles.ts';
import { explainZones } from './db/zone-data.ts';
import { endOnFault } from './end-on-fault.ts';
import { explainStart } from './explain-start.ts';
import { printChannelKeys } from './print-channel-keys.ts';
import { type Served, serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { verifyAudits } from './verify-audit.ts';

endOnFault();
/** The only reader of the environment. */
const dataDir = resolve(process.env.DATA_DIR?.trim() || defaultDataDir());
try {
  const settings = readSettings(process.env);
  if (process.argv.includes('--verify-audit')) process.exitCode = await verifyAudits(settings);
  else if (process.argv.includes('--create-admin'))
    process.exitCode = await createAdmin(settings, process.argv.slice(2));
  else if (process.argv.includes('--realtime-keys'))
    process.exitCode = await printChannelKeys(settings, process.argv.slice(2));
  else await start(settings);
} catch (error) {
  const { words, code } = explainStart(error, dataDir);
  console.error(words);
  process.exit(code);
}

async function start(settings: Settings): Promise<void> {
  const embedded = settings.databaseUrl
    ? undefined
    : await keepPostgres({ dataDir: join(settings.dataDir, 'postgres') }, console.error);
  try {
    await requireDataDir(settings.dataDir);
    const databaseUrl = settings.databaseUrl ?? (embedded?.url as string);
    const ownerUrl = settings.databaseOwnerUrl ?? databaseUrl;
    await requireLogin(ownerUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', ownerUrl);
    await requireLogin('DATABASE_URL', databaseUrl);
    await migrate(ownerUrl, databaseUrl);
    await requireLogin('DATABASE_URL', databaseUrl, runtimeRole);
    if (settings.demo) await seedDemo(ownerUrl, Date.now());
    const served = await serve(settings, databaseUrl, { embedded: embedded !== undefined });
    const stop = stopOnSignal(async () => {
      await served.stop();
      await embedded?.stop();
    });
    embedded?.ended.then((reason) => {
      if (reason !== undefined) stop(`The database has stopped: ${reason}`, 1);
    });
    announce(served, settings, embedded !== undefined);
    const zones = await explainZones(databaseUrl, Date.now());
    if (zones) console.log(`\n${zones}`);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A terminal sends Ctrl-C to every process of the group, so the signal may come twice. */
function stopOnSignal(close: () => Promise<void>): (reason: string, code: number) => void {
  let stopping = false;
  const stop = (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    console.log(`\n${reason}`);
    close().then(
      () => process.exit(code),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop('Stopping …', 0));
  return stop;
}

function announce(served: Served, settings: Settings, embedded: boolean): void {
  const { appUrl, port, demo, smtpUrl, trustProxy } = settings;
  const url = new URL(port === 0 ? served.url : appUrl);
  const clinic = new URL(url);
  clinic.hostname = 'clinic.localhost';
  console.log(`\nRegimen is ready: ${url.origin}`);
  if (demo) {
    console.log(`A second site, in Arabic: ${clinic.origin}`);
    console.log(
      `\nDemo accounts on both, password ${demoPassword}:\n  follower@demo.test\n  expert@demo.test\n\nAnd at ${url.origin}/dashboard, with the same password:\n  admin@demo.test`,
    );
  }
  // It answers to this machine alone, whatever the public address is.
  if (embedded && !smtpUrl && !trustProxy)
    console.log(`\nMail that would have been sent: ${served.url}/dev/mail`);
  console.log('\nCtrl-C stops everything.');
}
