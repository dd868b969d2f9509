import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAnswer, seedDiscussion } from '../../../seed/discussions.ts';
import { markdownRules } from '../../markdown.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { renewHtml } from './renew-html.ts';

let world: World;
let author: Caller;
beforeAll(async () => {
  world = await openWorld();
  author = await world.add(world.here);
});
afterAll(() => world.close());

const table = `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'a\n'.repeat(2_990)}`.slice(0, 10_000);
const addresses = `[a]: /${'x'.repeat(5_000)}\n\n${'[a] '.repeat(1_200)}`.slice(0, 10_000);

const asked = (bodies: string[]): Promise<string> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const authorId = author.id as string;
    const id = await seedDiscussion(tx, { authorId });
    for (const [i, body] of bodies.entries())
      await seedAnswer(tx, id, authorId, body, new Date(Date.now() - 200_000 + i * 1_000));
    return id;
  });

type Page = `/api/discussions/${string}/answers${'' | `?${string}`}`;
const guestGets = (url: Page) => world.call(world.guest(world.here), 'GET', url);

describe('a discussion with a hundred long answers', () => {
  it('comes in small pages, quickly, and none is lost or told twice', async () => {
    const id = await asked(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? table : addresses)));
    const ids: string[] = [];
    let url: Page | null = `/api/discussions/${id}/answers`;
    let pages = 0;
    while (url) {
      const before = process.threadCpuUsage();
      const { status, body } = await guestGets(url);
      const { user, system } = process.threadCpuUsage(before);
      expect(status).toBe(200);
      expect(JSON.stringify(body).length).toBeLessThan(300_000);
      expect((user + system) / 1_000).toBeLessThan(500);
      ids.push(...body.data.map((answer) => answer.id));
      url = body.links.next as Page | null;
      pages += 1;
    }
    expect(new Set(ids).size).toBe(100);
    expect(ids).toHaveLength(100);
    expect(pages).toBe(25);
  });

  it('goes back the way it came', async () => {
    const id = await asked(Array.from({ length: 12 }, (_, i) => `${i} ${'word '.repeat(1_990)}`));
    const first = (await guestGets(`/api/discussions/${id}/answers`)).body;
    const second = (await guestGets(first.links.next as Page)).body;
    const back = (await guestGets(second.links.prev as Page)).body;
    expect(second.data).toHaveLength(4);
    expect(back.data).toEqual(first.data);
  });

  it('still shows many short ones at once, and one that is longer than a page may be', async () => {
    const id = await asked(Array.from({ length: 30 }, () => 'Keep a diary.'));
    const { body } = await guestGets(`/api/discussions/${id}/answers`);
    expect(body.data).toHaveLength(20);
    expect((await guestGets(body.links.next as Page)).body.data).toHaveLength(10);
    expect((await guestGets(`/api/discussions/${id}/answers?per_page=5`)).body.links.next).toContain(
      'per_page=5',
    );
  });
});

describe('HTML that older rules made', () => {
  it('is made anew on the way, and written down by the sweep', async () => {
    const id = await asked(['A **bold** answer.']);
    const read = () =>
      world.runtime.tx(world.here.id, async (tx) => {
        const text = 'SELECT html, html_rules AS rules FROM answers WHERE discussion_id = $1';
        return (await tx.$client.query<{ html: string; rules: number }>(text, [id])).rows;
      });
    const age = () =>
      world.runtime.tx(world.here.id, async (tx) => {
        await tx.$client.query("UPDATE answers SET html = '<p>old</p>', html_rules = 0");
        await tx.$client.query("UPDATE discussions SET html = '<p>old</p>', html_rules = 0");
      });
    const shown = async () => (await guestGets(`/api/discussions/${id}/answers`)).body.data[0]?.html;
    expect(await read()).toEqual([{ html: await shown(), rules: markdownRules }]);
    await age();
    expect(await shown()).toBe('<p>A <strong>bold</strong> answer.</p>\n');
    const tenant = { id: world.here.id } as never;
    await renewHtml(createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now()));
    expect(await read()).toEqual([
      { html: '<p>A <strong>bold</strong> answer.</p>\n', rules: markdownRules },
    ]);
  });

  it('changes with the text', async () => {
    const { body: made } = await world.call(author, 'POST', '/api/discussions', {
      title: 'Why do I wake at four?',
      category: 'sleep',
      body: 'Every night at **four**.',
    });
    const { body: answer } = await world.call(author, 'POST', `/api/discussions/${made.id}/answers`, {
      body: '_one_',
    });
    const url = `/api/discussions/${made.id}/answers/${answer.id}` as const;
    const { body: changed } = await world.call(author, 'PUT', url, { body: '_two_' });
    expect([answer.html, changed.html]).toEqual(['<p><em>one</em></p>\n', '<p><em>two</em></p>\n']);
    const { body: edited } = await world.call(author, 'PUT', `/api/discussions/${made.id}`, {
      title: 'Why do I wake at five?',
      category: 'sleep',
      body: 'Every night at **five**.',
    });
    expect(edited.html).toBe('<p>Every night at <strong>five</strong>.</p>\n');
  });
});
