import { changeBetween } from '@regimen/engine/change.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, openExpert, row, savedDraft, untilSaved } from './builder.ts';
import { patienceMs } from './patience.ts';
import { call, type OpenSite, openSite, visit, withWorker } from './support.ts';

/** `TOGETHER_SECONDS=120` lets them work for two minutes. */
const seconds = Number(process.env.TOGETHER_SECONDS ?? 12);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Author {
  name: string;
  page: Page;
  context: BrowserContext;
  /** What they wrote last, by step. */
  written: Map<string, string>;
}

async function openAuthor(name: string, id: string): Promise<Author> {
  const { page, context } = await openExpert(site, withWorker);
  await openList(page, id);
  return { name, page, context, written: new Map() };
}

async function openList(page: Page, id: string): Promise<void> {
  await visit(page, `${site.url}/protocol-builder/${id}`);
  await page.getByRole('radio', { name: 'List' }).press(' ');
  await row(page, 'who').waitFor();
}

/** Renames one of their own steps, or adds one below it; every name is new. */
async function work(author: Author, own: readonly string[], turn: number): Promise<void> {
  const { page, name, written } = author;
  const id = own[turn % own.length] as string;
  await row(page, id).click();
  const words = `${name} ${turn}`;
  if (turn % 4 === 3) {
    await page.keyboard.press('Escape');
    await row(page, id).focus();
    await page.keyboard.press('a');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.locator('input[name=step-name]').fill(words);
  const step = await page.locator('[id^="row-"][aria-pressed="true"]').getAttribute('id');
  written.set(step?.slice('row-'.length) ?? '', words);
}

/** Whether it is what one sees at its own place; for that it has to be reached by the pointer for a moment. */
function isOnTop(shape: SVGElement): boolean {
  shape.style.pointerEvents = 'auto';
  const { x, y } = shape.getBoundingClientRect();
  const seen = document.elementFromPoint(x + 4, y + 6);
  shape.style.pointerEvents = '';
  return seen !== null && shape.contains(seen);
}

const lost = (draft: Protocol, { written }: Author): string[] => {
  const names = new Map(draft.nodes.map(({ id, data }) => [id, data.name]));
  return [...written].filter(([id, words]) => names.get(id) !== words).map(([, words]) => words);
};

describe('two at work on one protocol', () => {
  it(
    'lose no edit, though one of them is offline for a while',
    async () => {
      const { page, context } = await openExpert(site);
      const id = await beginProtocol(page, 'better-sleep', 'Written by two');
      await context.close();
      const ann = await openAuthor('Ann', id);
      const bob = await openAuthor('Bob', id);
      const anns = ['first-check', 'mood', 'rise'];
      const bobs = ['refuse', 'window', 'second-check'];
      const began = Date.now();
      const share = () => (Date.now() - began) / (seconds * 1_000);
      let turn = 0;
      for (let offline = false; share() < 1; turn++) {
        const wanted = share() > 0.3 && share() < 0.7;
        if (wanted !== offline) await bob.context.setOffline(wanted);
        offline = wanted;
        await Promise.all([work(ann, anns, turn), work(bob, bobs, turn)]);
        if (offline && share() > 0.5)
          await bob.page
            .getByText(/Can’t save right now/)
            .first()
            .waitFor();
      }
      await bob.context.setOffline(false);
      await Promise.all([untilSaved(ann.page), untilSaved(bob.page)]);
      const draft = await savedDraft(ann.page, id);
      console.log(
        `${turn} turns each, ${ann.written.size + bob.written.size} steps written, ${draft.nodes.length} steps`,
      );
      expect([...lost(draft, ann), ...lost(draft, bob)]).toEqual([]);

      // Both see the same: what the other wrote is on the screen of each.
      const name = [...ann.written.values()].at(-1) ?? '';
      await bob.page.getByText(name, { exact: true }).first().waitFor({ timeout: patienceMs });
      expect(changeBetween(await savedDraft(bob.page, id), draft).nodes).toEqual([]);
      for (const author of [ann, bob]) await author.context.close();
    },
    60_000 + seconds * 4_000,
  );

  it('edits of a tab that was closed while offline come back with the next one', async () => {
    const { page, context } = await openExpert(site, withWorker);
    const id = await beginProtocol(page, 'better-sleep', 'Left behind');
    await openList(page, id);
    await context.setOffline(true);
    await row(page, 'rise').click();
    await page.locator('input[name=step-name]').fill('Up with the birds');
    await page
      .getByText(/Can’t save right now/)
      .first()
      .waitFor();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await openList(again, id);
    await again.getByText('Up with the birds').first().waitFor();
    await untilSaved(again);
    const { nodes } = await savedDraft(again, id);
    expect(nodes.find((node) => node.id === 'rise')?.data.name).toBe('Up with the birds');
    await context.close();
  });

  it('a refresh that brings no answer leaves the page as it is', async () => {
    const { page, context } = await openExpert(site, { serviceWorkers: 'block' });
    const id = await beginProtocol(page, 'better-sleep', 'In a tunnel');
    await openList(page, id);
    await context.setOffline(true);
    await row(page, 'mood').click();
    await page.locator('input[name=step-name]').fill('On the way');
    await page
      .getByText(/Can’t save right now/)
      .first()
      .waitFor();
    const draft = (url: URL) => url.pathname === `/api/protocols/${id}` && url.search === '';
    await page.route(draft, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => draft(new URL(request.url())));
    await context.setOffline(false);
    await failed;
    await row(page, 'rise').click();
    await page.locator('input[name=step-name]').fill('Up with the birds');
    await untilSaved(page);
    expect(await row(page, 'rise').innerText()).toContain('Up with the birds');
    await context.close();
  });

  it('somebody who may only look sees the flow without anything to edit', async () => {
    const { page, context } = await openExpert(site);
    const id = await beginProtocol(page, 'better-sleep', 'To look at');
    await call(page, 'POST', `protocols/${id}/invites`, { email: 'follower@demo.test', permission: 'view' });
    await context.close();
    const looking = await openExpert(site, {}, 'follower@demo.test');
    const { data } = await call<{ data: { id: string }[] }>(looking.page, 'GET', 'protocol-invites');
    await call(looking.page, 'POST', `protocol-invites/${data[0]?.id}/accept`);
    await visit(looking.page, `${site.url}/protocol-builder/${id}`);
    await looking.page.locator('#step-first-check').click();
    await looking.page.getByText('You can view this protocol').waitFor();
    const { page: seen } = looking;
    expect(await seen.locator('input[name=step-name]').count()).toBe(0);
    expect(await seen.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(await seen.getByRole('button', { name: /^Add a step/ }).count()).toBe(0);
    await seen.locator('.flow-canvas').focus();
    for (const key of ['Delete', 'a', 'Control+d']) await seen.keyboard.press(key);
    expect(await seen.getByRole('alertdialog').count()).toBe(0);
    expect(await seen.getByRole('menu').count()).toBe(0);
    await looking.context.close();
  });

  it('see each other: who is here, at which step, and what was just written', async () => {
    const { page, context } = await openExpert(site);
    const id = await beginProtocol(page, 'better-sleep', 'In sight of each other');
    await call(page, 'POST', `protocols/${id}/invites`, { email: 'follower@demo.test', permission: 'edit' });
    const other = await openExpert(site, {}, 'follower@demo.test');
    const { data } = await call<{ data: { id: string }[] }>(other.page, 'GET', 'protocol-invites');
    await call(other.page, 'POST', `protocol-invites/${data[0]?.id}/accept`);
    for (const one of [page, other.page]) await visit(one, `${site.url}/protocol-builder/${id}`);
    await other.page.locator('#step-rise').click();
    await page.getByRole('status').filter({ hasText: 'Also here' }).filter({ hasText: 'at “' }).waitFor();
    await other.page.locator('#step-first-check').hover();
    const hand = page.locator('.react-flow__viewport-portal svg.fill-ink');
    await hand.waitFor();
    // Over the card that it points at, not behind it.
    await expect.poll(() => hand.evaluate(isOnTop)).toBe(true);
    await other.page.locator('input[name=step-name]').fill('Up with the birds');
    await page.locator('#step-rise', { hasText: 'Up with the birds' }).waitFor({ timeout: 5_000 });
    await other.context.close();
    await page.getByRole('status').filter({ hasText: 'Also here' }).waitFor({ state: 'detached' });
    await context.close();
  });

  it('what stops publishing is said although the checker’s script came only the second time', async () => {
    const { page, context } = await openExpert(site, { serviceWorkers: 'block' });
    const id = await beginProtocol(page, null, 'Nothing in it yet');
    let tries = 0;
    await page.route(/check\.worker/, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await visit(page, `${site.url}/protocol-builder/${id}/errors`);
    await page.getByRole('heading', { level: 2, name: /stops? publishing/ }).waitFor();
    expect(tries).toBe(2);
    await context.close();
  });
});
