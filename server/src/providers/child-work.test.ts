import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChildWork } from './child-work.ts';
import { residentMegabytes } from './resident-memory.ts';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
let folder: string;
let script: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-child-'));
  const path = join(folder, 'child.ts');
  await writeFile(
    path,
    `import { writeFileSync } from 'node:fs';
     import { answerWork } from ${JSON.stringify(beside('./child-work-child.ts'))};
     const held = [];
     answerWork(async (work) => {
       if (work === 'grow') while (true) held.push(Buffer.alloc(4_000_000, 1));
       if (work === 'spin') while (true);
       if (work === 'crash') process.abort();
       if (work === 'environment') return process['env'];
       if (work === 'write') try { writeFileSync('written', ''); } catch (error) { return error.code; }
       return work instanceof Uint8Array ? work.length : process.pid;
     });`,
  );
  script = pathToFileURL(path);
});
afterAll(() => rm(folder, { recursive: true }));

const bounds = { mostMegabytes: 200, longestMs: 20_000, idleMs: 30_000 };
const open = (changed: Partial<typeof bounds> = {}) =>
  createChildWork<unknown, unknown>(script, { ...bounds, ...changed });
const isGone = async (pid: number) => expect(await residentMegabytes(pid)).toBe(0);

describe('a child process', () => {
  it('answers one piece of work after another, and is kept between them', async () => {
    const { run } = open();
    const pid = await run('pid');
    expect(await run(Buffer.alloc(10_000_000))).toBe(10_000_000);
    expect(await run('pid')).toBe(pid);
  });

  it('knows nothing of our environment and writes no file', async () => {
    const { run } = open();
    expect(Object.keys((await run('environment')) as object).sort()).toEqual(
      [
        'MALLOC_ARENA_MAX',
        'NODE_CHANNEL_FD',
        'NODE_CHANNEL_SERIALIZATION_MODE',
        'NODE_ENV',
        'UV_THREADPOOL_SIZE',
      ]
        // Node takes these away once it has read them.
        .filter((name) => !name.startsWith('NODE_CHANNEL')),
    );
    expect(await run('write')).toBe('ERR_ACCESS_DENIED');
  });

  it.each([
    ['grow', 'memory', {}],
    ['spin', 'time', { longestMs: 100 }],
    ['crash', 'died', {}],
  ])(
    'that is told to %s is ended, and the next piece of work gets a fresh one',
    async (work, reason, changed) => {
      const { run } = open(changed);
      const pid = (await run('pid')) as number;
      let peak = 0;
      const watching = setInterval(async () => {
        peak = Math.max(peak, await residentMegabytes(pid));
      }, 5);
      await expect(run(work)).rejects.toMatchObject({ reason });
      clearInterval(watching);
      expect(peak).toBeLessThan(bounds.mostMegabytes * 2);
      const next = await run('pid');
      expect(next).not.toBe(pid);
      await vi.waitFor(() => isGone(pid), { timeout: 10_000 });
    },
  );

  it('is ended when nobody wants its answer any more, and not even begun for whom that is so already', async () => {
    const { run } = open();
    const pid = (await run('pid')) as number;
    const unwanted = new AbortController();
    const spinning = run('spin', unwanted.signal);
    setImmediate(() => unwanted.abort());
    await expect(spinning).rejects.toMatchObject({ reason: 'unwanted' });
    await vi.waitFor(() => isGone(pid), { timeout: 10_000 });
    const next = await run('pid');
    await expect(run('spin', AbortSignal.abort())).rejects.toMatchObject({ reason: 'unwanted' });
    expect(await run('pid')).toBe(next);
  });

  it('that cannot begin is told apart from one that was ended', async () => {
    const { run } = createChildWork(pathToFileURL(join(folder, 'missing.ts')), bounds);
    await expect(run('pid')).rejects.toMatchObject({ reason: 'start' });
  });

  it('goes when it has rested long', async () => {
    const { run } = open({ idleMs: 20 });
    const pid = (await run('pid')) as number;
    await vi.waitFor(() => isGone(pid), { timeout: 10_000 });
    expect(await run('pid')).not.toBe(pid);
  });

  it('does not outlive its parent, even when it never comes to an end', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { createChildWork } from ${JSON.stringify(beside('./child-work.ts'))};
         const { run } = createChildWork(new URL(${JSON.stringify(script.href)}), ${JSON.stringify(bounds)});
         console.log(await run('pid'));
         await run('spin');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [pid] = await once(parent.stdout, 'data');
    expect(await residentMegabytes(Number(pid))).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await vi.waitFor(() => isGone(Number(pid)), { timeout: 20_000 });
  });
});
