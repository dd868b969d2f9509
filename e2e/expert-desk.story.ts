import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, card, expertForTest, savedOnce } from './builder.ts';
import { arriveAt, call, type OpenSite, openSite, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (page: Page, id: string, ...parts: string[]) =>
  visit(page, [`${site.url}/protocol-builder/${id}`, ...parts].join('/'));

describe('the bar of an expert', () => {
  it.each([1024, 1366, 1920])(
    'has its whole name and links of one line, on every page the same, at %i px',
    async (width) => {
      const page = await expertForTest(site, { viewport: { width, height: 800 } });
      const seen = new Set<string>();
      for (const path of [
        '/home',
        '/creator/programs',
        '/creator/protocols',
        '/creator/live',
        '/creator/programs/add',
      ]) {
        await visit(page, site.url + path);
        const bar = await page.evaluate(() => {
          const header = document.querySelector('header');
          const name = header?.querySelector('a span');
          const links = [...(header?.querySelectorAll('nav li') ?? [])].filter(
            (link) => link.clientHeight > 0,
          );
          return {
            isWhole: name !== null && name !== undefined && name.scrollWidth <= name.clientWidth,
            heights: [...new Set(links.map((link) => link.clientHeight))],
            over: document.documentElement.scrollWidth - innerWidth,
            starts: header?.querySelector('a')?.getBoundingClientRect().left,
          };
        });
        expect(bar, path).toMatchObject({ isWhole: true, heights: [44] });
        expect(bar.over, path).toBeLessThanOrEqual(0);
        seen.add(String(bar.starts));
      }
      expect([...seen]).toHaveLength(1);
    },
  );
});

describe('from the builder', () => {
  it('a protocol in no program leads to a new program with it, one in a program to that program', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Quiet mornings');
    await open(page, id);
    await page.getByRole('link', { name: 'Test or publish' }).click();
    await page.getByText(/^To test or publish “.+”, put it in a program\./).waitFor();
    await arriveAt(page, '/creator/programs/add');
    await page
      .getByRole('checkbox', { name: /Quiet mornings/ })
      .and(page.locator(':checked'))
      .waitFor();
    const body = { title: 'Quiet mornings', category: 'sleep', protocolIds: [id] };
    const program = await call<{ id: string }>(page, 'POST', 'programs', body);
    await open(page, id);
    await page.getByRole('link', { name: 'Test or publish' }).click();
    await arriveAt(page, `/creator/programs/publish/${program.id}`);
  });

  it('says of an item that is being changed that it is not saved yet', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Slow walks');
    await open(page, id, 'nudge', 'add');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('A walk');
    await page.getByText('Not saved yet', { exact: true }).waitFor();
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
  });

  it('makes the item whose name was typed when Enter is pressed, and renames a step from a menu that is all in sight', async () => {
    const page = await expertForTest(site, { viewport: { width: 1366, height: 800 } });
    const id = await beginProtocol(page, 'better-sleep', 'Better nights');
    await open(page, id);
    const draft = await savedOnce(page, id, ({ nodes }) => nodes.length > 0);
    const step = draft.nodes.find(({ type, parentId }) => type === 'assessment' && parentId !== null);
    const name = step?.id ?? '';
    await card(page, name).click({ button: 'right' });
    const menu = page.getByRole('menu');
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
      0,
    );
    await menu.getByRole('menuitem', { name: 'Delete' }).waitFor();
    expect(await menu.getByRole('separator').count()).toBeGreaterThan(2);
    await menu.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Step name' }).fill('Renamed by hand');
    await page.keyboard.press('Enter');
    await savedOnce(page, id, ({ nodes }) => nodes.some(({ data }) => data.name === 'Renamed by hand'));

    const which = page.getByRole('combobox', { name: 'Which assessment?' });
    await which.fill('Quite unheard of');
    await page.getByRole('option', { name: 'Create “Quite unheard of”' }).waitFor();
    await page.getByText('0 found', { exact: true }).waitFor({ state: 'attached' });
    await which.press('Enter');
    await savedOnce(page, id, ({ items }) =>
      Object.values(items).some(({ name }) => name === 'Quite unheard of'),
    );
  });
});

describe('a message to all followers', () => {
  it('is still there when one closed it and comes back, and is gone once it is emptied', async () => {
    const page = await expertForTest(site);
    await visit(page, `${site.url}/creator/live`);
    const write = async () => {
      await page.getByRole('button', { name: 'Write to all followers' }).click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
    };
    await (await write()).fill('A quieter week is coming.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const again = await write();
    expect(await again.inputValue()).toBe('A quieter week is coming.');
    await reload(page);
    const reloaded = await write();
    expect(await reloaded.inputValue()).toBe('A quieter week is coming.');
    await reloaded.fill('');
    await page.keyboard.press('Escape');
    expect(await (await write()).inputValue()).toBe('');
  });
});
