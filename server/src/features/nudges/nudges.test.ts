import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryWorld, type Follower, noon, openDeliveryWorld } from '../../test-deliveries.ts';

let on: DeliveryWorld;
beforeAll(async () => {
  on = await openDeliveryWorld();
});
afterAll(() => on.world.close());
beforeEach(() => {
  on.world.mails.length = 0;
  on.world.pushes.length = 0;
});

const body = `${'Put the phone **outside** the bedroom. '.repeat(20)}\n\nThe last words.`;
const nudge = (who: Follower) =>
  on.intend(who, { kind: 'nudge', taskId: null, title: 'Wind down', body, channel: 'email' });
const get = async <Path extends string>(who: Follower, path: Path) =>
  on.world.call(who, 'GET', `/api/${path}`);

test('a nudge opens as a message: its whole text, who it is from, and what can be done', async () => {
  const who = await on.follower();
  const id = await nudge(who);
  await on.deliver(noon + 1_000);
  expect((await on.bellOf(who)).map(({ link }) => link)).toEqual([`/nudges/${id}`]);
  const { status, body: message } = await get(who, `nudges/${id}`);
  expect(status).toBe(200);
  expect(message).toMatchObject({ id, title: 'Wind down', programTitle: 'Better sleep', isRead: false });
  expect(message.html).toContain('<strong>outside</strong>');
  expect(message.html).toContain('The last words.');
  expect(message.from).not.toBe('');
  expect(message.nextTask).toMatchObject({ id: who.task });
  const [listed] = (await get(who, 'nudges')).body.data;
  expect(listed).toMatchObject({ id, isRead: true });
  expect(await on.bellOf(who)).toMatchObject([{ readAt: expect.any(Date) }]);
});

test('a list of messages has their first words without marks, and makes HTML of none', async () => {
  const who = await on.follower();
  await nudge(who);
  await on.deliver(noon + 1_500);
  const [listed] = (await get(who, 'nudges')).body.data;
  expect(listed?.opening).toMatch(/^Put the phone outside the bedroom\. .*…$/);
  expect(listed?.opening.length).toBeLessThan(210);
  expect(listed).not.toHaveProperty('html');
});

test('nobody else reads it, and nobody before it was sent', async () => {
  const [who, other] = [await on.follower(), await on.follower()];
  const id = await nudge(who);
  expect((await get(who, `nudges/${id}`)).status).toBe(404);
  await on.deliver(noon + 2_000);
  expect((await get(other, `nudges/${id}`)).status).toBe(404);
  expect((await get(other, 'nudges')).body.data).toEqual([]);
});

test('a message says why it came, as a task does, and only to its person', async () => {
  const [who, other] = [await on.follower(), await on.follower()];
  const id = await nudge(who);
  await on.deliver(noon + 2_500);
  const { status, body: why } = await get(who, `nudges/${id}/why`);
  expect(status).toBe(200);
  expect(why.name).toBe('Wind down');
  expect(why.answer).not.toBe('');
  expect(why.reasons.length).toBeGreaterThan(0);
  expect((await get(other, `nudges/${id}/why`)).status).toBe(404);
});

test('the mail has the whole text', async () => {
  const who = await on.follower();
  const id = await nudge(who);
  await on.deliver(noon + 3_000);
  const mail = await on.mailTo(who);
  expect(mail.text).toContain('The last words.');
  expect(mail.text).toContain(`/nudges/${id}`);
});

test('a push names the program only, unless its person allows more', async () => {
  const who = await on.follower();
  const device = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://push.example.org/${who.id}`;
  await on.world.call(who, 'POST', '/api/notifications/devices', { ...device, endpoint });
  const pushed = (count: number) =>
    vi.waitFor(() => {
      const own = on.world.pushes.map(({ shown }) => shown);
      expect(own).toHaveLength(count);
      return own.at(-1);
    }, 10_000);
  await nudge(who);
  await on.deliver(noon + 4_000);
  expect(await pushed(1)).toMatchObject({ title: 'Better sleep', body: 'You have an update' });
  const { body: settings } = await get(who, 'notifications/settings');
  const { channels, quiet, mostADay, weeklySummary } = settings;
  await on.world.call(who, 'PUT', '/api/notifications/settings', {
    channels,
    quiet,
    mostADay,
    weeklySummary,
    pushDetails: true,
  });
  await nudge(who);
  await on.deliver(noon + 5_000);
  expect(await pushed(2)).toMatchObject({ title: 'Wind down', body: expect.stringContaining('phone') });
});
