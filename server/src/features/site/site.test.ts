import { locales } from '@regimen/contract/language/languages.ts';
import { documentNames } from '@regimen/contract/site.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tenantDocuments } from '../../db/schema.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

describe('long texts', () => {
  it('exist in every language, with every placeholder filled', async () => {
    for (const locale of locales) {
      for (const name of documentNames) {
        const { status, body } = await world.call(
          world.guest(world.here),
          'GET',
          `/api/documents/${name}?locale=${locale}`,
        );
        expect(status).toBe(200);
        expect(body.title.length).toBeGreaterThan(2);
        expect(body.html.length).toBeGreaterThan(200);
        expect(JSON.stringify(body)).not.toMatch(/\{\{|\}\}/);
      }
    }
  });

  it('are the tenant’s own where it wrote one', async () => {
    const own = {
      tenantId: world.here.id,
      name: 'about-us',
      locale: 'en',
      title: 'Who {{brand}} is',
      lead: '',
      body: 'We are **us**.',
    };
    await world.runtime.tx(world.here.id, (tx) =>
      tx
        .insert(tenantDocuments)
        .values(own)
        .then(() => undefined),
    );
    const { body } = await world.call(world.guest(world.here), 'GET', '/api/documents/about-us?locale=en');
    expect(body).toMatchObject({
      title: 'Who Site here.test is',
      html: '<p>We are <strong>us</strong>.</p>\n',
    });
    const { body: elsewhere } = await world.call(
      world.guest(world.there),
      'GET',
      '/api/documents/about-us?locale=en',
    );
    expect(elsewhere.title).not.toContain('Who');
  });

  it('of an unknown name are not found', async () => {
    expect((await world.call(world.guest(world.here), 'GET', '/api/documents/secrets')).status).toBe(404);
  });
});

describe('frequent questions', () => {
  it('are grouped and answered, as many in each language', async () => {
    const [en = [], ar] = await Promise.all(
      locales.map(
        async (locale) =>
          (await world.call(world.guest(world.here), 'GET', `/api/faqs?locale=${locale}`)).body.data,
      ),
    );
    expect(en.length).toBeGreaterThanOrEqual(16);
    expect(ar).toHaveLength(en.length);
    expect(new Set(en.map((faq) => faq.group)).size).toBeGreaterThanOrEqual(4);
  });
});

describe('the contact form', () => {
  const form = {
    full_name: 'A visitor',
    email: 'visitor@example.test',
    subject: 'Opening hours',
    description: 'When can I reach somebody by phone?',
  };

  it('reaches the people who run the site, who can answer by mail', async () => {
    const { status } = await world.call(world.guest(world.here), 'POST', '/api/contact', form);
    expect(status).toBe(201);
    const mail = await vi.waitFor(
      () => {
        const found = world.mails.find(({ replyTo }) => replyTo === form.email);
        if (!found) throw new Error('not sent yet');
        return found;
      },
      { timeout: 15_000, interval: 25 },
    );
    expect(mail.text).toContain(form.description);
  });

  it('thanks a robot and forgets it', async () => {
    const before = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query('SELECT count(*)::int AS n FROM contact_messages'),
    );
    const { status } = await world.call(world.guest(world.here), 'POST', '/api/contact', {
      ...form,
      website: 'https://spam.test',
    });
    const after = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query('SELECT count(*)::int AS n FROM contact_messages'),
    );
    expect(status).toBe(201);
    expect(after.rows).toEqual(before.rows);
  });
});

describe('a site with a name in each language', () => {
  it('is called by it in long texts, questions and mails', async () => {
    const tenant = await world.addTenant('oasis.test', {
      locale: 'ar',
      placeholders: { brand: 'واحة', contactEmail: 'hello@oasis.test' },
      translations: { en: { name: 'Oasis' } },
    });
    const visitor = world.guest(tenant);
    for (const [locale, brand, other] of [
      ['en', 'Oasis', 'واحة'],
      ['ar', 'واحة', 'Oasis'],
    ]) {
      const about = await world.call(visitor, 'GET', `/api/documents/about-us?locale=${locale}`);
      expect(JSON.stringify(about.body)).toContain(brand);
      expect(JSON.stringify(about.body)).not.toContain(other);
    }
    const { body: load } = await world.call(visitor, 'GET', '/api/load');
    expect(load.data.translations).toEqual({ en: { name: 'Oasis' } });

    const person = {
      full_name: 'Somebody',
      email: 'reader@example.test',
      password: 'a long password',
      type: 'user',
    };
    await world.call(visitor, 'POST', '/api/auth/register', person, { 'accept-language': 'en' });
    const mail = await vi.waitFor(
      () => {
        const found = world.mails.find(({ to }) => to === person.email);
        if (!found) throw new Error('not sent yet');
        return found;
      },
      { timeout: 15_000, interval: 25 },
    );
    expect([mail.from.name, mail.subject]).toEqual(['Oasis', 'Confirm your email address for Oasis']);
  });
});
