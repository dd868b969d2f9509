import { join } from 'node:path';
import { seedDemo } from '../seed/demo.ts';
import { demoPassword } from '../seed/people.ts';
import { startPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { serve } from './serve.ts';
import { readSettings, SettingsError } from './settings.ts';

/** The only reader of the environment. */
try {
  await main();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres') });
  const databaseUrl = settings.databaseUrl ?? (embedded?.url as string);
  const ownerUrl = settings.databaseOwnerUrl ?? databaseUrl;
  try {
    await migrate(ownerUrl);
    if (settings.demo) await seedDemo(ownerUrl, Date.now());
    const served = await serve(settings, databaseUrl, { embedded: embedded !== undefined });
    stopOnSignal(async () => {
      await served.stop();
      await embedded?.stop();
    });
    announce(settings.appUrl, settings.demo, embedded !== undefined);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A terminal sends Ctrl-C to every process of the group, so the signal may come twice. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping …');
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function announce(appUrl: string, demo: boolean, embedded: boolean): void {
  const url = new URL(appUrl);
  const clinic = new URL(appUrl);
  clinic.hostname = 'clinic.localhost';
  console.log(`\nRegimen is ready: ${url.origin}`);
  if (demo) {
    console.log(`A second site, in Arabic: ${clinic.origin}`);
    console.log(
      `\nDemo accounts on both, password ${demoPassword}:\n  follower@demo.test\n  expert@demo.test`,
    );
  }
  if (embedded) console.log(`\nMail that would have been sent: ${url.origin}/dev/mail`);
  console.log('\nCtrl-C stops everything.');
}
