import { join } from 'node:path';
import { seedDemo } from '../seed/demo.ts';
import { demoPassword } from '../seed/people.ts';
import { startPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { DatabaseStartError } from './db/start-error.ts';
import { type Served, serve } from './serve.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** The only reader of the environment. */
try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const embedded = settings.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres') });
  try {
    const databaseUrl = settings.databaseUrl ?? (embedded?.url as string);
    const ownerUrl = settings.databaseOwnerUrl ?? databaseUrl;
    await migrate(ownerUrl);
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
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** What the person at the terminal can do something about needs no stack. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${error.message}\nSomething else listens there. Set PORT to another port.`;
  return error instanceof SettingsError || error instanceof DatabaseStartError ? error.message : error;
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

function announce(served: Served, { appUrl, port, demo }: Settings, embedded: boolean): void {
  const url = new URL(port === 0 ? served.url : appUrl);
  const clinic = new URL(url);
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
