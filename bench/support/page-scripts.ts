import type { Browser } from 'playwright-core';
import { alive } from '../../e2e/site.ts';
import type { cookiesFor } from '../../proof/support/r14-people.ts';

export interface PageScripts {
  /** As they came over the wire, compressed. */
  bytes: number;
  count: number;
  /** What they say, one after the other. */
  text: string;
  /** Those that came as they are; below a packet's size nothing is won. */
  unpacked: string[];
}

/** Every script that a browser downloads for one page, with nothing in its cache. */
export async function measureScripts(
  browser: Browser,
  url: string,
  cookies: Awaited<ReturnType<typeof cookiesFor>> = [],
): Promise<PageScripts> {
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = new Map<string, { url: string; packed: boolean; bytes: number }>();
    wire.on('Network.responseReceived', ({ requestId, response: { url, mimeType, headers } }) => {
      if (!/javascript/.test(mimeType)) return;
      const encoding = headers['content-encoding'] ?? headers['Content-Encoding'];
      scripts.set(requestId, { url, packed: encoding === 'br', bytes: 0 });
    });
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength;
    });
    await page.goto(url);
    await alive(page);
    await page.waitForLoadState('networkidle');
    const texts: string[] = [];
    for (const requestId of scripts.keys())
      texts.push((await wire.send('Network.getResponseBody', { requestId })).body);
    const all = [...scripts.values()];
    return {
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      count: all.length,
      text: texts.join('\n'),
      unpacked: all.filter(({ packed, bytes }) => !packed && bytes > 1_400).map(({ url }) => url),
    };
  } finally {
    await context.close();
  }
}
