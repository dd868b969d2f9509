import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantDocuments } from '../../db/schema.ts';
import { required } from '../../test-answers.ts';
import { openBrowser } from '../../test-browser.ts';
import { mailTo, newPerson, tokenIn } from '../../test-registration.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

async function member() {
  const person = newPerson();
  const browser = openBrowser(world);
  await browser.post('auth/register', person);
  await browser.post('auth/by-token', { token: tokenIn(await mailTo(world, person.email)) });
  return browser;
}

it('registering is kept as a consent to both documents', async () => {
  const browser = await member();
  expect(required((await browser.get('consents')).body).data).toMatchObject([
    { document: 'terms-of-service', isOpen: false, answers: [{ granted: true }] },
    { document: 'privacy', isOpen: false, answers: [{ granted: true }] },
  ]);
});

it('a refusal is kept as a refusal, and what was said before stays', async () => {
  const browser = await member();
  const { status, body } = await browser.post('consents', { document: 'privacy', granted: false });
  expect(status).toBe(201);
  expect(required(body).data[1]).toMatchObject({
    isOpen: false,
    answers: [{ granted: false }, { granted: true }],
  });
});

it('is asked for again when the text has changed, and by whoever never answered', async () => {
  const browser = await member();
  const text = {
    name: 'privacy',
    locale: 'en',
    title: 'Privacy',
    body: 'New',
    updatedAt: new Date(Date.now() + 60_000),
  };
  await world.owner.tx(world.here.id, (tx) =>
    tx
      .insert(tenantDocuments)
      .values({ ...text, tenantId: world.here.id })
      .onConflictDoUpdate({
        target: [tenantDocuments.tenantId, tenantDocuments.name, tenantDocuments.locale],
        set: text,
      }),
  );
  const open = async () => required((await browser.get('consents')).body).data.map(({ isOpen }) => isOpen);
  expect(await open()).toEqual([false, true]);
  await browser.post('consents', { document: 'privacy', granted: true });
  expect(await open()).toEqual([false, false]);
  const never = await world.add(world.here);
  const { body } = await world.call(never, 'GET', '/api/consents');
  expect(required(body).data).toMatchObject([
    { isOpen: true, answers: [] },
    { isOpen: true, answers: [] },
  ]);
});
