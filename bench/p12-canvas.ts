import { type Browser, chromium, type Page } from 'playwright-core';
import { flags, goal, show } from '../proof/support/goal.ts';
import { requireWebBuild } from '../proof/support/page-addresses.ts';
import { findBrowser } from '../scripts/browser.ts';
import { mainTasks, type Task, watchRenders } from './support/canvas-watch.ts';
import { openExpertPage } from './support/expert-page.ts';
import { longProtocol } from './support/long-protocol.ts';
import { withProduct } from './support/with-product.ts';

// P12: a protocol of 500 steps on the canvas in a real browser. Panned, zoomed and typed about, no task of the page may
// take longer than 50 ms of the processor (what other programs took meanwhile is shown, and left out); and whoever
// edits one step renders that step's card and no other.

const steps = 500;
const edited = 'c0-first-check';
const rounds = flags.quick ? 1 : 4;

requireWebBuild();
await withProduct(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await openFlow(browser, url);
    const tasks: (Task & { when: string })[] = [];
    for (let round = 1; round <= rounds; round++)
      for (const [name, act] of Object.entries({ pan, zoom, type }))
        for (const task of await mainTasks(page, () => act(page)))
          tasks.push({ ...task, when: `${name}, round ${round}` });
    tasks.sort((a, b) => b.own - a.own);
    show(
      tasks
        .filter(({ wall }) => wall > 50)
        .map(({ when, own, wall }) => `${when}: ${Math.round(wall)} ms, ${Math.round(own)} of them ours`),
    );
    const longest = Math.max(0, ...tasks.map(({ own }) => own));
    const words = `${steps} steps panned, zoomed, typed about, longest task ${Math.round(longest)}ms`;
    goal('P12', words, '≤50ms', longest <= 50);

    const look = await watchRenders(page);
    const others = new Set<string>();
    let own = 0;
    for (const letter of 'renders') {
      await look();
      await page.keyboard.type(letter);
      for (const [id, count] of Object.entries(await look()))
        if (id === edited) own += count;
        else others.add(id);
    }
    show([...others].map((id) => `rendered too: ${id}`));
    const alone = others.size === 0 && own > 0;
    goal('P12', `one step edited: its card rendered ${own} times, ${others.size} others`, '0 others', alone);
  } finally {
    await browser.close();
  }
});

async function openFlow(browser: Browser, url: string): Promise<Page> {
  const page = await openExpertPage(browser, url);
  const id = await page.evaluate(async (document) => {
    const response = await fetch('/api/protocols/import', {
      method: 'POST',
      headers: {
        'X-Domain': location.hostname,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ document }),
    });
    return ((await response.json()) as { id: string }).id;
  }, longProtocol(steps));
  await page.goto(`${url}/protocol-builder/${id}?step=${edited}`);
  await page.waitForSelector(`#step-${edited}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  return page;
}

/** With the wheel and by dragging. */
async function pan(page: Page): Promise<void> {
  await page.mouse.move(600, 700);
  for (let turn = 0; turn < 60; turn++)
    await page.mouse.wheel(turn < 30 ? 60 : -60, turn % 20 < 10 ? 90 : -90);
  await page.mouse.move(640, 260);
  await page.mouse.down();
  for (let turn = 1; turn <= 40; turn++) await page.mouse.move(640 - 8 * turn, 260 + 6 * turn);
  for (let turn = 40; turn >= 0; turn--) await page.mouse.move(640 - 8 * turn, 260 + 6 * turn);
  await page.mouse.up();
}

/** Out until everything is seen, and in again. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, 60);
  for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
}

async function type(page: Page): Promise<void> {
  const name = page.locator('input[name="step-name"]');
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and how do you feel when you wake up', { delay: 60 });
}
