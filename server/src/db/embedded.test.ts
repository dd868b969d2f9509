import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from './embedded.ts';
import { getBinaries, locateInstalled } from './embedded-binaries.ts';
import { findRunAs } from './embedded-cluster.ts';
import { findProcessCommand } from './embedded-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'regimen-embedded-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const start = () => startPostgres({ dataDir, durable: false });

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still waiting: ${what}`);
    await wait(20);
  }
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another process that starts the server and says its address; killed as a crash would. */
async function startElsewhere() {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href);
  const script = `import { startPostgres } from ${module};
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })).url);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
  const kill = async () => {
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  };
  return { parent, url: url.trim(), kill };
}

describe('a server of our own', () => {
  test('keeps its data from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table kept (n int)', 'insert into kept values (7)');
    await first.stop();
    await expect(first.ended).resolves.toBeUndefined();

    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(second.url).toBe(first.url);
    await second.stop();
    expect((await readdir(dataDir)).sort()).toEqual(expect.arrayContaining(['cluster', 'secrets.json']));
    expect(await readdir(dataDir)).not.toContain('lock');
  });

  test('asks for a password that only the owner of the folder can read', async () => {
    const server = await start();
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'cluster'))).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  test('finds similar words in Arabic, and clones databases', async () => {
    const server = await start();
    const [row] = await query(
      server.url,
      'create extension pg_trgm',
      `select similarity('برنامج التغذية الصحية', 'برنامج تغذية صحي') as alike, similarity('تغذية', 'رياضة') as unlike`,
    );
    const { alike, unlike } = row as { alike: number; unlike: number };
    expect(alike).toBeGreaterThan(0.4);
    expect(unlike).toBeLessThan(alike);

    const clone = new URL(server.url);
    clone.pathname = '/copy';
    const maintenance = new URL(server.url);
    maintenance.pathname = '/postgres';
    await query(server.url, 'create table original (n int)', 'insert into original values (1)');
    await query(maintenance.href, 'create database copy template regimen');
    expect(await query(clone.href, 'select n from original')).toEqual([{ n: 1 }]);
    await server.stop();
  });

  test('is careful with data by default', async () => {
    const server = await startPostgres({ dataDir });
    expect(
      await query(
        server.url,
        `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') order by 1`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    await server.stop();
  });

  test('can be stopped twice, and stops with clients connected', async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    await client.end().catch(() => {});
  });
});

describe('two starts on one folder', () => {
  test('the second is refused and told who has it', async () => {
    const server = await start();
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await server.stop();
  });

  test('a lock that names a process which is now another one counts for nothing', async () => {
    await writeFile(join(dataDir, 'lock'), `${process.ppid}\nsome earlier process\n`);
    const server = await start();
    await server.stop();
  });
});

describe('after a kill', () => {
  test('of the parent, the server goes by itself and the next start works', async () => {
    const { parent, url, kill } = await startElsewhere();
    await expect(start()).rejects.toThrow(`in use by process ${parent.pid}`);
    await query(url, 'create table kept (n int)', 'insert into kept values (7)');
    const pid = await postmasterPid();
    await kill();
    await until(() => findProcessCommand(pid) === undefined, 'the server ends after its parent');
    const server = await start();
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await server.stop();
  });

  test('of the parent, an immediate start waits for the old server', async () => {
    const { url, kill } = await startElsewhere();
    await query(url, 'create table kept (n int)');
    await kill();
    const server = await start();
    expect(await query(server.url, 'select n from kept')).toEqual([]);
    await server.stop();
  });

  test.runIf(process.platform === 'linux')(
    'of parent and watchdog, the next start stops the orphan',
    async () => {
      const { url, kill } = await startElsewhere();
      await query(url, 'create table kept (n int)');
      const pid = await postmasterPid();
      for (const name of await readdir('/proc')) {
        const command = /^\d+$/.test(name) ? findProcessCommand(Number(name)) : undefined;
        if (command?.includes('regimen-watchdog') && command.includes(String(pid)))
          process.kill(Number(name), 'SIGKILL');
      }
      await kill();
      expect(findProcessCommand(pid)?.[0]).toMatch(/postgres$/);
      const server = await start();
      expect(findProcessCommand(pid)).toBeUndefined();
      expect(await query(server.url, 'select n from kept')).toEqual([]);
      await server.stop();
    },
  );

  test('of the server, the caller is told and the next start recovers what was committed', async () => {
    const server = await startPostgres({ dataDir });
    await query(server.url, 'create table kept (n int)', 'insert into kept values (7)');
    process.kill(await postmasterPid(), 'SIGKILL');
    expect(await server.ended).toContain('SIGKILL');
    const next = await startPostgres({ dataDir });
    expect(await query(next.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await next.stop();
  });

  test('a stranger who now has the old process number is left alone', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['300'], { ...(await findRunAs()), stdio: 'ignore' });
    await writeFile(
      join(dataDir, 'cluster/postmaster.pid'),
      `${stranger.pid}\n${join(dataDir, 'cluster')}\n1\n1\n\n\n`,
    );
    const server = await start();
    expect(stranger.exitCode).toBeNull();
    expect(findProcessCommand(Number(stranger.pid))).toEqual(['sleep', '300']);
    await server.stop();
    stranger.kill();
  });

  test('a half-made cluster is made anew', async () => {
    await mkdir(join(dataDir, 'cluster.123456.new/base'), { recursive: true });
    const server = await start();
    await server.stop();
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(await readdir(dataDir)).toContain('cluster');
  });
});

describe('the binaries', () => {
  test('are copied, with the links between libraries, where the installed ones do not run', async () => {
    const installed = await locateInstalled();
    const damaged = join(dataDir, 'installed');
    await cp(installed.native, damaged, { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(await readFile(join(damaged, 'pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    expect(links.length).toBeGreaterThan(0);
    for (const { target } of links) await rm(join(damaged, target.replace(/^native\//, '')));

    const runAs = await findRunAs();
    const binaries = join(dataDir, 'open');
    await mkdir(binaries, { mode: 0o711 });
    await chmod(dataDir, 0o711);
    const used = await getBinaries(binaries, runAs, { native: damaged, version: 'test' });
    expect(used).toBe(join(binaries, 'binaries-test'));
    const before = (await stat(used)).ctimeMs;
    expect(await getBinaries(binaries, runAs, { native: damaged, version: 'test' })).toBe(used);
    expect((await stat(used)).ctimeMs).toBe(before);
  });

  test('that do not exist for a platform are named', async () => {
    const arch = process.arch;
    Object.defineProperty(process, 'arch', { value: 'mips' });
    try {
      await expect(locateInstalled()).rejects.toThrow(`no built-in PostgreSQL for ${process.platform}-mips`);
    } finally {
      Object.defineProperty(process, 'arch', { value: arch });
    }
  });
});

test.runIf(process.getuid?.() === 0)(
  'root is told when the data folder is closed to the user it runs as',
  async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await expect(startPostgres({ dataDir: join(closed, 'data') })).rejects.toThrow(
      /closed is closed to that user.*DATA_DIR/,
    );
  },
);
