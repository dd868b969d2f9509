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
  };
  expect((await world.call(owner, 'PUT', '/api/dashboard/settings', changed)).body).toEqual(changed);
  await expect.poll(async () => (await load()).name).toBe('River Clinic');
  expect(await load()).toMatchObject({
    theme: changed.theme,
    limits: { messageLength: 500 },
    emergencyNumbers: changed.emergencyNumbers,
    crisisTexts: changed.crisisTexts,
    placeholders: { brand: 'River Clinic', contactEmail: 'desk@river.test' },
  });
  expect(await load(world.there)).toEqual(before);
  const wrong = { ...changed, theme: { primary: 'blue', accent: '#aa3300' } };
  expect((await world.call(owner, 'PUT', '/api/dashboard/settings', wrong)).status).toBe(422);
});
