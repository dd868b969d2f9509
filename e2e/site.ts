import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.ts';
import { seedDemo } from '../server/seed/demo.ts';
import type { StoredMail } from '../server/src/providers/mail.ts';
import { serve } from '../server/src/serve.ts';
import { readSettings } from '../server/src/settings.ts';
import type { TestDatabase } from '../server/src/test-database.ts';
import { patienceMs } from './patience.ts';

export interface OpenSite {
  /** The demo site in English. */
  url: string;
  /** The one in Arabic. */
  clinicUrl: string;
  browser: Browser;
  /** Newest first. */
  mails(): Promise<StoredMail[]>;
  close(): Promise<void>;
}

/**
 * The whole product as `npm start` serves it, on this database with the demo in it, and a browser: its own, or one that
 * sites share and that stays open.
 */
export async function openSiteOn(
  database: TestDatabase,
  shared?: Browser,
  environment: Record<string, string> = {},
): Promise<OpenSite> {
  await seedDemo(database.ownerUrl, Date.now(), { crowd: 'few' });
  const dataDir = await mkdtemp(join(tmpdir(), 'regimen-story-'));
  // Links in mails carry the port, so it has to be known before anything listens.
  const port = await freePort();
  const settings = readSettings({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...environment,
  });
  const served = await serve(settings, database.url, { embedded: true, limitFactor: 1000 });
  const browser = shared ?? (await openBrowser());
  return {
    url: served.url,
    clinicUrl: served.url.replace('localhost', 'clinic.localhost'),
    browser,
    async mails() {
      const response = await fetch(`${served.url}/dev/mail.json`);
      return ((await response.json()) as { data: StoredMail[] }).data;
    },
    async close() {
      for (const context of browser.contexts()) await context.close();
      if (!shared) await browser.close();
      await served.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Its pages are waited for patiently, whoever opens them. */
export async function openBrowser(): Promise<Browser> {
  // What a page with a service worker sends with `keepalive` would go out past the routes of a story.
  const args = ['--no-sandbox', '--disable-features=KeepAliveInBrowserMigration'];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs));
  return browser;
}

/** Waits until the buttons of a page answer. */
export const alive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
