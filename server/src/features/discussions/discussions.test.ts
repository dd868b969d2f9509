import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDiscussion } from '../../../seed/discussions.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let asker: Caller;
let helper: Caller;
beforeAll(async () => {
  world = await openWorld();
  asker = await world.add(world.here, { fullName: 'Asker' });
  helper = await world.add(world.here, { fullName: 'Helper', roles: ['sleep-specialist'] });
});
afterAll(() => world.close());

const question = {
  title: 'Why do I wake at four?',
  category: 'sleep',
  body: 'Every night at four, for **weeks** now. What can I try?',
};
const ask = async (caller = asker, change: object = {}) =>
  (await world.call(caller, 'POST', '/api/discussions', { ...question, ...change })).body;

describe('asking', () => {
  it('gives back the question with its markdown rendered safely', async () => {
    const body =
      'Is **this** safe? <script>alert(1)</script> [x](javascript:alert(1)) ![p](https://elsewhere.test/p.png)';
    const { status, body: made } = await world.call(asker, 'POST', '/api/discussions', { ...question, body });
    expect(status).toBe(201);
    expect(made.html).toContain('<strong>this</strong>');
    expect(made.html).not.toMatch(/<script|href="javascript|<img/);
    expect(made.can).toEqual({ edit: true, delete: true, accept: true, answer: true });
    expect(made.author.full_name).toBe('Asker');
  });

  it('names each field that is wrong, in the language asked for', async () => {
    const { status, body } = await world.call(
      asker,
      'POST',
      '/api/discussions',
      { title: 'Hm', category: 'cars', body: '' },
      { 'accept-language': 'ar' },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['body', 'category', 'title']);
    expect(body.errors.title?.[0]).toMatch(/أحرف/);
  });

  it('refuses characters that cannot be stored', async () => {
    const { status, body } = await world.call(asker, 'POST', '/api/discussions', {
      ...question,
      title: 'What is \u0000 this?',
    });
    expect(status).toBe(422);
    expect(body.errors.title).toHaveLength(1);
  });
});

describe('the list', () => {
  it('pages forward and back without losing or repeating one', async () => {
    const tenant = await world.addTenant('pages.test');
    const author = await world.add(tenant);
    const start = Date.now() - 1_000_000;
    await world.runtime.tx(tenant.id, async (tx) => {
      // Pairs share an instant: the id has to break the tie.
      for (let i = 0; i < 25; i++)
        await seedDiscussion(tx, {
          authorId: author.id as string,
          title: `Question number ${i}`,
          createdAt: new Date(start + Math.floor(i / 2) * 1000),
        });
    });
    const pages: string[][] = [];
    type Page = `/api/discussions?${string}`;
    let url: Page | null = '/api/discussions?per_page=10';
    let last: Page = url;
    while (url) {
      const { body } = await world.call(world.guest(tenant), 'GET', url);
      pages.push(body.data.map((row) => row.id));
      last = url;
      url = body.links.next as Page | null;
    }
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
    const { body: third } = await world.call(world.guest(tenant), 'GET', last);
    const { body: back } = await world.call(world.guest(tenant), 'GET', third.links.prev as Page);
    expect(back.data.map((row) => row.id)).toEqual(pages[1]);
  });

  it('shows only unanswered ones, or one category', async () => {
    const open = await ask(asker, { category: 'heart' });
    const answered = await ask(asker, { category: 'heart' });
    await world.call(helper, 'POST', `/api/discussions/${answered.id}/answers`, {
      body: 'Measure it sitting.',
    });
    const { body: unanswered } = await world.call(
      asker,
      'GET',
      '/api/discussions?show=unanswered&category=heart',
    );
    expect(unanswered.data.map((row) => row.id)).toEqual([open.id]);
    const { body: both } = await world.call(asker, 'GET', '/api/discussions?category=heart');
    expect(both.data).toHaveLength(2);
  });

  it('refuses a cursor it did not give out', async () => {
    const { status } = await world.call(asker, 'GET', '/api/discussions?cursor=bm90LWEtY3Vyc29y');
    expect(status).toBe(422);
  });
});

describe('searching', () => {
  const titles = async (caller: Caller, search: string) => {
    const { body } = await world.call(caller, 'GET', `/api/discussions?search=${encodeURIComponent(search)}`);
    return body.data.map((row) => row.title);
  };

  it('finds words by their stem, in title and text', async () => {
    await ask(asker, {
      title: 'Walking after a knee operation',
      body: 'When may I start running again? It has been six weeks.',
    });
    expect(await titles(asker, 'walks')).toContain('Walking after a knee operation');
    expect(await titles(asker, 'weeks run')).toContain('Walking after a knee operation');
  });

  it('forgives typing errors', async () => {
    await ask(asker, { title: 'Magnesium against cramps at night' });
    expect(await titles(asker, 'magnesum')).toContain('Magnesium against cramps at night');
  });

  it('works in Arabic, mistyped too, on an English site', async () => {
    await ask(asker, {
      title: 'كيف أحسّن جودة النوم في رمضان؟',
      body: 'أنام متأخرًا وأستيقظ للسحور، فماذا تنصحونني؟',
    });
    expect(await titles(asker, 'النوم')).toContain('كيف أحسّن جودة النوم في رمضان؟');
    expect(await titles(asker, 'رمظان')).toContain('كيف أحسّن جودة النوم في رمضان؟');
  });

  it('never finds another site’s words', async () => {
    await ask(asker, { title: 'Xylophone therapy for shoulders' });
    expect(await titles(world.guest(world.there), 'xylophone')).toEqual([]);
  });
});

describe('answers', () => {
  it('are counted, accepted by the asker and shown first', async () => {
    const made = await ask();
    const { body: first } = await world.call(helper, 'POST', `/api/discussions/${made.id}/answers`, {
      body: 'Keep a diary.',
    });
    await world.call(asker, 'POST', `/api/discussions/${made.id}/answers`, { body: 'Thank you!' });
    const { body: accepted } = await world.call(asker, 'PUT', `/api/discussions/${made.id}/accepted-answer`, {
      answerId: first.id,
    });
    expect(accepted).toMatchObject({
      answersCount: 2,
      acceptedAnswerId: first.id,
      acceptedAnswer: { id: first.id, accepted: true },
    });
    const { body: list } = await world.call(
      world.guest(world.here),
      'GET',
      `/api/discussions/${made.id}/answers`,
    );
    expect(list.data.map((row) => row.accepted)).toEqual([true, false]);
    expect(list.data[0]?.can).toEqual({ edit: false, delete: false });
  });

  it('of another discussion cannot be accepted', async () => {
    const [one, two] = [await ask(), await ask()];
    const { body: elsewhere } = await world.call(helper, 'POST', `/api/discussions/${two.id}/answers`, {
      body: 'Over here.',
    });
    const { status, body } = await world.call(asker, 'PUT', `/api/discussions/${one.id}/accepted-answer`, {
      answerId: elsewhere.id,
    });
    expect(status).toBe(422);
    expect(body.errors.answerId).toBeDefined();
  });

  it('that are deleted leave the count and the acceptance right', async () => {
    const made = await ask();
    const { body: first } = await world.call(helper, 'POST', `/api/discussions/${made.id}/answers`, {
      body: 'Keep a diary.',
    });
    await world.call(asker, 'PUT', `/api/discussions/${made.id}/accepted-answer`, { answerId: first.id });
    expect(
      (await world.call(helper, 'DELETE', `/api/discussions/${made.id}/answers/${first.id}`)).status,
    ).toBe(204);
    const { body } = await world.call(asker, 'GET', `/api/discussions/${made.id}`);
    expect(body).toMatchObject({ answersCount: 0, acceptedAnswerId: null, acceptedAnswer: null });
  });
});

describe('one’s own', () => {
  it('question can be changed, which shows', async () => {
    const made = await ask();
    const { body } = await world.call(asker, 'PUT', `/api/discussions/${made.id}`, {
      ...question,
      title: 'Why do I wake at five?',
    });
    expect(body.title).toBe('Why do I wake at five?');
    expect(body.editedAt).not.toBeNull();
  });

  it('question goes with its answers', async () => {
    const made = await ask();
    await world.call(helper, 'POST', `/api/discussions/${made.id}/answers`, { body: 'Keep a diary.' });
    expect((await world.call(asker, 'DELETE', `/api/discussions/${made.id}`)).status).toBe(204);
    expect((await world.call(asker, 'GET', `/api/discussions/${made.id}`)).status).toBe(404);
  });
});
