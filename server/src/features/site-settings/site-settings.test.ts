import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('changes what everybody sees of the site, and nothing of another', async () => {
  const owner = await world.addAdmin(world.here);
  const { body } = await world.call(owner, 'GET', '/api/dashboard/settings');
  const load = async (tenant = world.here) =>
    (await world.call(world.guest(tenant), 'GET', '/api/load')).body.data;
  const before = await load(world.there);
  const changed = {
    ...body,
    name: 'River Clinic',
    theme: { primary: '#225588', accent: '#aa3300' },
    contactEmail: 'desk@river.test',
    emergencyNumbers: { DE: { emergency: '112' } },
    crisisTexts: { en: 'Call our nurse now.', ar: '' },
    limits: { messageLength: 500 },
    announcement: { texts: { en: 'Closed on Friday.', ar: 'نغلق يوم الجمعة.' }, until: null },
  };
  expect((await world.call(owner, 'PUT', '/api/dashboard/settings', changed)).body).toEqual(changed);
  await expect.poll(async () => (await load()).name).toBe('River Clinic');
  expect(await load()).toMatchObject({
    theme: changed.theme,
    limits: { messageLength: 500 },
    announcement: changed.announcement,
    emergencyNumbers: changed.emergencyNumbers,
    crisisTexts: changed.crisisTexts,
    placeholders: { brand: 'River Clinic', contactEmail: 'desk@river.test' },
  });
  expect(await load(world.there)).toEqual(before);
  const wrong = { ...changed, theme: { primary: 'blue', accent: '#aa3300' } };
  expect((await world.call(owner, 'PUT', '/api/dashboard/settings', wrong)).status).toBe(422);
});

it('an announcement is another one when its words are, and gone when it has none', async () => {
  const owner = await world.addAdmin(world.here);
  const { body } = await world.call(owner, 'GET', '/api/dashboard/settings');
  const put = (announcement?: object) =>
    world.call(owner, 'PUT', '/api/dashboard/settings', { ...body, announcement });
  const shown = async () =>
    (await world.call(world.guest(world.here), 'GET', '/api/load')).body.data.announcement;
  const until = '2040-01-01T00:00:00.000Z';
  const texts = { en: 'The pool is closed.', ar: '' };
  expect((await put({ texts, until: null })).body.announcement).toEqual({ texts, until: null });
  await expect.poll(shown).toMatchObject({ texts: { en: texts.en }, until: null });
  const first = (await shown())?.id;
  // Only longer, or something else of the settings: whoever has read it need not read it again.
  await put({ texts, until });
  await expect.poll(shown).toMatchObject({ id: first, until });
  await put();
  expect(await shown()).toMatchObject({ id: first, until });
  await put({ texts: { en: 'The pool is open again.', ar: '' }, until });
  await expect.poll(async () => (await shown())?.id).not.toBe(first);
  await put({ texts: { en: ' ', ar: '' }, until: null });
  await expect.poll(shown).toBeUndefined();
  expect((await put({ texts: { en: 'x'.repeat(301), ar: '' }, until: null })).status).toBe(422);
});
