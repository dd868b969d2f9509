import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

it('brings what people wrote to the dashboard, and the answer back by mail, once', async () => {
  const letter = {
    full_name: 'Wilma Writer',
    email: 'wilma@letters.test',
    subject: 'My password',
    description: 'How do I change it?',
  };
  await world.call(world.guest(world.here), 'POST', '/api/contact', letter);
  const admin = await world.addAdmin(world.here, 'support');
  const list = (show: 'open' | 'all') =>
    world.call(admin, 'GET', `/api/dashboard/contact?show=${show}` as '/api/dashboard/contact');
  const [message] = (await list('open')).body.data;
  expect(message).toMatchObject({ subject: 'My password', answer: null });
  const path = `/api/dashboard/contact/${message?.id ?? ''}/answer` as const;
  const answered = await world.call(admin, 'POST', path, { answer: 'Under Settings.' });
  expect(answered.body.answer).toMatchObject({ text: 'Under Settings.', by: 'Ada Min' });
  await expect
    .poll(() => world.mails.find(({ to }) => to === letter.email)?.text)
    .toContain('Under Settings.');
  expect((await world.call(admin, 'POST', path, { answer: 'Again' })).status).toBe(409);
  expect((await list('open')).body.data).toHaveLength(0);
  expect((await list('all')).body.data).toHaveLength(1);
  const there = await world.addAdmin(world.there);
  expect((await world.call(there, 'GET', '/api/dashboard/contact')).body.data).toHaveLength(0);
});
