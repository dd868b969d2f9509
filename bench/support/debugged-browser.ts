import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '../../scripts/browser.ts';

/** A Chromium with a port that others can steer it by, and nothing remembered from before. */
export async function openDebugged(): Promise<{ port: number; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-browser-'));
  const words = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
  ];
  const child = spawn(await findBrowser(), [...words, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // The browser writes its port into its folder as soon as it listens.
  for (let tries = 0; tries < 300; tries++) {
    const port = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => 0,
    );
    if (port > 0) return { port, close };
    await setTimeout(100);
  }
  await close();
  throw new Error('The browser did not open its port.');
}
