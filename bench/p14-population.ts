import { type Browser, chromium, type Page } from 'playwright-core';
import { flags, goal, show } from '../proof/support/goal.ts';
import { requireWebBuild } from '../proof/support/page-addresses.ts';
import { findBrowser } from '../scripts/browser.ts';
import { mainTasks } from './support/canvas-watch.ts';
import { openExpertPage } from './support/expert-page.ts';
import { withProduct } from './support/with-product.ts';

// P14: 10,000 followers sent through a program in the browser. They live in a worker: no task of the page itself may take
// longer than 50 ms of the processor, from the press of the button until everything that came out is drawn and scrolled
// through (what other programs took meanwhile is shown, and left out). The progress is seen to move, and stopping stops.

const followers = flags.quick ? 300 : 10_000;

requireWebBuild();
await withProduct(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await openSimulator(browser, url);
    const seen: number[] = [];
    let took = 0;
    const tasks = await mainTasks(page, async () => {
      await choose(page, followers);
      const began = performance.now();
      await start(page);
      seen.push(...(await watchProgress(page)));
      took = (performance.now() - began) / 1_000;
      for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, 200);
    });
    const longest = Math.max(0, ...tasks.map(({ own }) => own));
    show(
      tasks
        .filter(({ wall }) => wall > 100)
        .map(({ own, wall }) => `${Math.round(wall)} ms, ${Math.round(own)} of them ours`),
    );
    const words = `${followers} followers in ${took.toFixed(1)}s, longest task of the page ${Math.round(longest)}ms`;
    goal('P14', words, '≤50ms', longest <= 50);
    const moves = new Set(seen).size;
    goal('P14', `progress seen at ${moves} places`, '≥3 places', moves >= 3);

    await choose(page, 100_000);
    await start(page);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('You stopped the simulation.').waitFor();
    // The browser tells of a worker's end a little later.
    for (let turn = 0; turn < 50 && page.workers().length > 0; turn++) await page.waitForTimeout(100);
    const workers = page.workers().length;
    goal('P14', `stopped: ${workers} workers left`, '0 workers', workers === 0);
  } finally {
    await browser.close();
  }
});

async function openSimulator(browser: Browser, url: string): Promise<Page> {
  const page = await openExpertPage(browser, url);
  const id = await page.evaluate(async () => {
    const response = await fetch('/api/programs', { headers: { 'X-Domain': location.hostname } });
    const { data } = (await response.json()) as { data: { id: string; title: string }[] };
    return data.find(({ title }) => title === 'Better sleep')?.id;
  });
  await page.goto(`${url}/creator/programs/simulator/${id}`);
  await page.getByRole('heading', { name: 'By type of follower' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  return page;
}

async function choose(page: Page, count: number): Promise<void> {
  await page.getByRole('radio', { name: 'Another number' }).check();
  await page.getByRole('textbox', { name: 'Another number' }).fill(String(count));
}

function start(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Simulate .* followers?$/ }).click();
}

/** What the bar has said until it was gone. */
async function watchProgress(page: Page): Promise<number[]> {
  const seen = await page.evaluate(async () => {
    const widths: number[] = [];
    const bar = () => document.querySelector<HTMLElement>('[role=progressbar] > *');
    const until = performance.now() + 3_000;
    while (!bar() && performance.now() < until) await new Promise((next) => requestAnimationFrame(next));
    while (bar()) {
      widths.push(Number.parseFloat(bar()?.style.inlineSize ?? '0'));
      await new Promise((next) => setTimeout(next, 50));
    }
    return widths;
  });
  await page.waitForFunction(() => !document.querySelector('[role=progressbar]'));
  return seen;
}
