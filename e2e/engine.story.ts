import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walk } from './engine-walk.ts';
import { sharedBrowser } from './support.ts';

let context: BrowserContext;
let code: string;
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./engine-walk.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'engine' } },
  });
  code = ([built].flat()[0] as Rollup.RollupOutput).output[0].code;
  context = await (await sharedBrowser()).newContext();
});
afterAll(() => context.close());

describe('the protocol engine', () => {
  it('decides the same in a page as on the server, byte for byte', async () => {
    const page = await context.newPage();
    const there = await page.evaluate(`${code}; engine.walk()`);
    expect(there).toBe(walk());
    expect(walk().length).toBeGreaterThan(50_000);
  });

  it('decides the same in a web worker', async () => {
    const page = await context.newPage();
    const there = await page.evaluate(
      (source) =>
        new Promise<string>((resolve, reject) => {
          const blob = new Blob([`${source}; postMessage(engine.walk())`], { type: 'text/javascript' });
          const worker = new Worker(URL.createObjectURL(blob));
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
      code,
    );
    expect(there).toBe(walk());
  });
});
