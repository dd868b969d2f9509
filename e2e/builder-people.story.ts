import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from './joining.ts';
import { patienceMs } from './patience.ts';
import { arriveAt, focusKept, linkMailedTo, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await site.close();
});

async function openBrowser(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return context.newPage();
}

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

describe('two people build a protocol', () => {
  let owner: Page;
  let colleague: Page;
  let id = '';
  const builder = (...parts: string[]) => [site.url, 'protocol-builder', id, ...parts].join('/');

  it('a new expert takes a finished protocol as a start', async () => {
    owner = await openBrowser();
    await joinAs(site, owner, 'As an expert', 'Nora Field', 'nora.field@example.test');
    await owner.getByText('Draw your first protocol').waitFor();
    await owner.getByRole('main').getByRole('link', { name: 'New protocol' }).click();
    await heading(owner, 'New protocol');
    await owner.getByRole('radio', { name: /Better sleep/ }).check();
    const name = owner.getByLabel('Name', { exact: false }).first();
    expect(await name.inputValue()).toBe('Better sleep');
    await name.fill('Sleep at last');
    await button(owner, 'Create protocol').click();
    await owner.waitForURL((url) => url.pathname.startsWith('/creator/protocols/edit/'));
    id = new URL(owner.url()).pathname.split('/').at(-1) ?? '';
    await owner.getByText('Sleep at last').first().waitFor();
  });

  it('invites a colleague by e-mail, who joins and accepts', async () => {
    await visit(owner, builder('team', 'members'));
    await owner.getByText('Just you so far').waitFor();
    await owner.getByRole('link', { name: 'Invite someone' }).click();
    await owner.getByLabel('Email address').fill('sami.stone@example.test');
    await button(owner, 'Send invitation').click();
    await owner.getByText('sami.stone@example.test', { exact: true }).waitFor();
    expect(await linkMailedTo(site, 'sami.stone@example.test', /\/home$/)).toBe(`${site.url}/home`);

    colleague = await openBrowser(phone);
    await joinAs(site, colleague, 'As a patient', 'Sami Stone', 'sami.stone@example.test');
    await colleague.getByText('Nora Field invited you to work on').waitFor();
    await button(colleague, 'Accept').click();
    await arriveAt(colleague, `/protocol-builder/${id}`);
    await visit(colleague, `${site.url}/home`);
    await heading(colleague, 'Protocols shared with you', 2);

    await visit(owner, builder('team', 'permissions'));
    const row = owner.getByRole('row', { name: /Sami Stone/ });
    expect(await row.getByText('yes').count()).toBe(2);
    expect((await owner.goto(builder('team', 'nonsense')))?.status()).toBe(404);
  });

  it('talks about a step: a comment, an answer, resolved', async () => {
    const step = await firstStep(owner);
    await visit(colleague, `${builder()}?step=${step}`);
    await colleague.getByLabel('Comment on this step').fill('Is six weeks long enough?');
    await button(colleague, 'Post comment').click();
    await colleague.getByText('Is six weeks long enough?').waitFor();

    await visit(owner, `${builder()}?step=${step}`);
    await owner.getByText('Is six weeks long enough?').waitFor();
    await button(owner, 'Reply').click();
    await owner.getByLabel('Your reply').fill('For most people it is.');
    await button(owner, 'Post reply').click();
    await owner.getByText('For most people it is.').waitFor();
    await button(owner, 'Resolve').click();
    await owner.getByText('Is six weeks long enough?').waitFor({ state: 'detached' });

    await visit(colleague, `${builder()}?step=${step}`);
    await colleague.getByRole('radio', { name: 'Resolved' }).check();
    await colleague.getByText('For most people it is.').waitFor();
    // Who may comment may not edit, and is not offered it.
    await visit(colleague, builder('errors'));
    await heading(colleague, 'Problems');
    expect(await colleague.getByRole('link', { name: 'Add a rule' }).count()).toBe(0);
  });

  it('writes down a safety rule, said back in a sentence', async () => {
    await visit(owner, builder('errors'));
    await owner.getByText('No problems found').waitFor();
    await owner.getByRole('link', { name: 'Add a rule' }).click();
    await heading(owner, 'New safety rule');
    await button(owner, 'Add rule').click();
    await owner.getByText('Add at least one condition.').waitFor();
    await button(owner, 'Add a condition').click();
    await owner.getByText('Your rule says').waitFor();
    await owner.getByLabel('Within').fill('12');
    await owner.getByLabel('Unit of time').selectOption('hour');
    await owner.getByText('an expert must be reached within 12 hours').waitFor();
    await button(owner, 'Add rule').click();
    await arriveAt(owner, `/protocol-builder/${id}/errors`);
    await owner.getByRole('link', { name: /must be reached within 12 hours/ }).waitFor();
  });

  it('keeps a version, changes something, sees what changed, and goes back', async () => {
    await visit(owner, builder('errors'));
    await button(owner, 'History').click();
    await button(owner, 'Name this state').click();
    await owner.getByLabel('State name').fill('Before the review');
    await button(owner, 'Save state').click();
    await owner.getByRole('button', { name: /Before the review/ }).waitFor();
    const before = (await draft(owner)).nodes.length;

    const finish = await lastFinish(owner);
    await visit(owner, `${builder()}?step=${finish}`);
    await removeStep(owner);
    await saved(owner);
    await visit(owner, builder('errors'));
    await button(owner, 'History').click();
    await owner.getByRole('button', { name: /Before the review/ }).click();
    await owner.getByRole('heading', { name: 'Changes since then' }).waitFor();
    await owner.getByText(/^Removed “.*” \(Finish\)$/).waitFor();
    expect((await draft(owner)).nodes.length).toBe(before - 1);

    await button(owner, 'Restore this state').click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Restore this state' }).click();
    await owner.getByText('State restored').waitFor();
    expect((await draft(owner)).nodes.length).toBe(before);
  });

  it('is shown a mistake made on purpose, and mends it with one click', async () => {
    const finish = await lastFinish(owner);
    await visit(owner, `${builder()}?step=${finish}`);
    await removeStep(owner);
    await visit(owner, builder('errors'));
    await heading(owner, /stops? publishing/, 2);
    // The rule written before may be broken too; this is about the step.
    const mend = owner.getByRole('button', { name: /^Fix it: (?!Safety rule)/ });
    await mend.first().waitFor();
    const count = await mend.count();
    await mend.first().click();
    await owner.getByText('Fixed. You can undo this.').waitFor();
    await expect.poll(() => mend.count(), { timeout: patienceMs }).toBeLessThan(count);
    await saved(owner);
  });

  it('exports the protocol and imports it again', async () => {
    await visit(owner, `${site.url}/creator/protocols`);
    await button(owner, 'Actions for Sleep at last').click();
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      button(owner, 'Export as a file').click(),
    ]);
    expect(file.suggestedFilename()).toBe('sleep-at-last.json');
    const path = join(tmpdir(), `regimen-${process.pid}-sleep.json`);
    await file.saveAs(path);
    const exported = JSON.parse(await readFile(path, 'utf8'));

    await button(owner, 'Import').click();
    const chooser = owner.getByLabel('File').last();
    const broken = { ...exported, nodes: exported.nodes.map((node: object) => ({ ...node, type: 'dance' })) };
    await writeFile(path, JSON.stringify(broken));
    await chooser.setInputFiles(path);
    await owner.getByText(/Nothing was imported/).waitFor();
    await owner.getByText('nodes[0].type', { exact: true }).waitFor();

    await writeFile(path, JSON.stringify({ ...exported, name: 'Sleep, from a file' }));
    await chooser.setInputFiles(path);
    await owner.waitForURL((url) => url.pathname.startsWith('/creator/protocols/edit/'));
    await owner.getByText('“Sleep, from a file” imported').first().waitFor();
    const again = new URL(owner.url()).pathname.split('/').at(-1) ?? '';
    expect((await draft(owner, again)).nodes.length).toBe(exported.nodes.length);
  });

  it('changes what somebody may do', async () => {
    await visit(owner, builder('team', 'members'));
    await owner.getByLabel('What Sami Stone can do').selectOption('edit');
    await owner.getByText('New permission for Sami Stone: Edit').waitFor();
    await visit(colleague, builder('errors'));
    await colleague.getByRole('link', { name: 'Add a rule' }).waitFor();
  });

  it('chooses, with the keyboard, whose change stays where both changed the same', async () => {
    await visit(owner, builder('errors'));
    const changes = '**/api/protocols/*/changes*';
    await owner.route(changes, (route) => route.abort());
    await rename(owner, 'Sleep for good');
    await visit(colleague, builder('errors'));
    await rename(colleague, 'Rest at night');
    await saved(colleague);
    await owner.unroute(changes);

    const dialog = owner.getByRole('dialog', { name: 'The same thing was edited in two places' });
    await dialog.waitFor();
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Save my choices' }).isDisabled()).toBe(true);
    await dialog.getByText('Sleep for good').waitFor();
    await dialog.getByText('Rest at night').waitFor();
    await owner.keyboard.press('Escape');
    await owner.getByText('Your edits aren’t saved until you choose.').waitFor();
    await button(owner, 'Choose now').press('Enter');
    await dialog.getByRole('radio', { name: 'Mine' }).focus();
    await owner.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save my choices' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await saved(owner);
    await colleague.getByText('Sleep for good').first().waitFor();
  });

  it('takes an invitation back, and sees somebody leave', async () => {
    await visit(owner, builder('team', 'invites'));
    await owner.getByLabel('Email address').fill('somebody.else@example.test');
    await owner.getByRole('radio', { name: /^View/ }).check();
    await button(owner, 'Send invitation').click();
    await button(owner, 'Withdraw the invitation to somebody.else@example.test').click();
    await owner.getByText('No pending invitations.').waitFor();
    await focusKept(owner);

    await visit(colleague, builder('team', 'members'));
    await button(colleague, 'Leave the team').click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click();
    await arriveAt(colleague, '/home');
    expect((await colleague.goto(builder()))?.status()).toBe(404);
    await visit(owner, builder('team', 'members'));
    await owner.getByText('Just you so far').waitFor();
  });

  async function draft(
    page: Page,
    protocol = id,
  ): Promise<{ nodes: { id: string; type: string; parentId: string }[] }> {
    return page.evaluate(async (wanted) => {
      const headers = { 'X-Domain': location.hostname };
      return (await (await fetch(`/api/protocols/${wanted}`, { headers })).json()).document;
    }, protocol);
  }
  const firstStep = async (page: Page) => (await draft(page)).nodes[0]?.id ?? '';
  /** One whose parent has no other step below it: without it nothing comes after. */
  async function lastFinish(page: Page): Promise<string> {
    const { nodes } = await draft(page);
    const alone = nodes.filter(
      (node) =>
        node.type === 'finish' && nodes.filter(({ parentId }) => parentId === node.parentId).length === 1,
    );
    return alone.at(-1)?.id ?? '';
  }
  async function rename(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: /^Protocol name/ }).click();
    await page.getByLabel('Protocol name').fill(name);
    await page.keyboard.press('Enter');
  }
  /** Through the menu of the step that is open. */
  async function removeStep(page: Page): Promise<void> {
    await button(page, 'More for this step').click();
    await button(page, 'Delete').click();
    await page.getByRole('button', { name: /^Delete \d+ step/ }).click();
  }
});
