import { connect, createServer, type Server, type Socket } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import { freePorts, type ProductProcess, startProduct } from '../server/src/test-process.ts';
import { phone, reload, sharedBrowser, signIn, visit, withWorker } from './support.ts';

// Two processes of the product behind something that shares connections out among those that live.

let database: TestDatabase;
let balancer: Server;
let url: string;
const processes: (ProductProcess | undefined)[] = [];
const contexts: BrowserContext[] = [];

async function start(index: number): Promise<void> {
  const [main = 0, own = 0] = await freePorts(2);
  const environment = { ROLE: 'all', APP_URL: url, DEMO: '1' };
  processes[index] = await startProduct(database, { main, own }, environment);
}
async function kill(index: number): Promise<void> {
  const one = processes[index];
  processes[index] = undefined;
  await one?.kill();
}

beforeAll(async () => {
  database = await createTestDatabase();
  const [port = 0] = await freePorts(1);
  url = `http://localhost:${port}`;
  await Promise.all([start(0), start(1)]);
  let turn = 0;
  balancer = createServer((near: Socket) => {
    const living = processes.filter((one) => one !== undefined);
    const far = connect(living[turn++ % living.length]?.mainPort ?? 0, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((listening) => balancer.listen(port, listening));
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await new Promise<void>((closed) => {
    balancer.close(() => closed());
  });
  for (const one of processes) await one?.stop();
  await database.drop();
});

async function person(email: string, look: object): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({
    ...withWorker,
    reducedMotion: 'reduce',
    ...look,
  });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, email);
  await visit(page, `${url}/messages`);
  await page.getByRole('link', { name: /How did the first days go/ }).click();
  await page.getByRole('log').getByText('How did the first days go?').waitFor();
  return page;
}
const numbered = (page: Page) =>
  page.getByRole('log').evaluate((log) => log.textContent?.match(/line \d+ of 12/g) ?? []);

it('nobody who types notices that one of two processes is killed', async () => {
  const expert = await person('expert@demo.test', { viewport: { width: 1366, height: 800 } });
  const follower = await person('follower@demo.test', phone);
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1} of 12`);
  const kills: Promise<void>[] = [];
  for (const [index, line] of lines.entries()) {
    const writer = index % 3 === 2 ? expert : follower;
    const place = writer.getByLabel('Write a message');
    await place.pressSequentially(line.slice(0, 6));
    // In the middle of a word.
    if (index === 3) kills.push(kill(0));
    if (index === 7) {
      await Promise.all(kills);
      await start(0);
      kills.push(kill(1));
    }
    await place.pressSequentially(line.slice(6));
    expect(await place.inputValue()).toBe(line);
    // On a phone Enter makes a new line.
    await writer.getByRole('button', { name: 'Send', exact: true }).click();
    for (const page of [expert, follower])
      await page.getByRole('log').getByText(line, { exact: true }).waitFor();
  }
  await Promise.all(kills);
  for (const page of [expert, follower]) {
    expect(await numbered(page)).toEqual(lines);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  }
  await reload(expert);
  await expert.getByRole('log').getByText('line 12 of 12', { exact: true }).waitFor();
  expect(await numbered(expert)).toEqual(lines);
});
