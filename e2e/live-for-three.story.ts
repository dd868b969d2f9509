import { afterAll, beforeAll, expect, it } from 'vitest';
import { bubble, desk, field, pairOf, send } from './messages.ts';
import { answerTo, call, type OpenSite, openSite, phone, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

// Two people at three devices, all at once: what each part does in detail is told in the stories of messages.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const visitor = visitorsOf(() => site);

it('two browsers and a phone: seen, typed, read, written without a network, and silent once signed out', async () => {
  const expert = await visitor(`${site.url}/home`, { ...desk, email: 'expert@demo.test' });
  const { id } = await pairOf(expert);
  const room = `${site.url}/messages/chat/${id}`;
  await visit(expert, room);
  const laptop = await visitor(room, { ...desk, email: 'follower@demo.test' });
  const pocket = await visitor(room, { ...phone, email: 'follower@demo.test' });

  // The dot, the typing and the mark.
  await expert.getByText('Online', { exact: true }).first().waitFor();
  await field(expert).pressSequentially('How are you today?');
  for (const page of [laptop, pocket]) await page.getByText('Typing…').waitFor();
  await send(expert);
  for (const page of [laptop, pocket]) await bubble(page, 'How are you today?').waitFor();
  await bubble(expert, 'How are you today?').getByText('Seen', { exact: true }).waitFor();

  // In the tunnel the phone goes on writing; what is said meanwhile is not lost on it either.
  await pocket.context().setOffline(true);
  const written = ['One from the tunnel', 'Two from the tunnel', 'Three from the tunnel'];
  for (const words of written) {
    await field(pocket).fill(words);
    await send(pocket);
    await bubble(pocket, words).waitFor();
  }
  await field(expert).fill('Are you still there?');
  await send(expert);
  await bubble(laptop, 'Are you still there?').waitFor();
  await pocket.context().setOffline(false);
  for (const page of [expert, laptop, pocket]) {
    await bubble(page, 'Three from the tunnel').waitFor();
    await bubble(page, 'Are you still there?').waitFor();
    const shown = await page
      .getByRole('log')
      .getByText(/from the tunnel$/)
      .allTextContents();
    expect(shown).toEqual(written);
  }
  type Said = { data: { body: string }[] };
  const { data } = await call<Said>(expert, 'GET', `chats/${id}/messages`);
  for (const words of written) expect(data.filter(({ body }) => body === words)).toHaveLength(1);

  // Signed out at the phone, its other tab hears nothing more.
  const frames: number[] = [];
  const second = await pocket.context().newPage();
  const closed = new Promise<number>((resolve) => {
    second.on('websocket', (socket) => {
      if (!socket.url().includes('/app/')) return;
      socket.on('framereceived', () => frames.push(Date.now()));
      socket.on('close', () => resolve(Date.now()));
    });
  });
  const joined = second
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await visit(second, `${site.url}/home`);
  await joined;
  const { status } = await answerTo(pocket, 'POST', 'auth/logout');
  const signedOutAt = Date.now();
  expect(status).toBe(204);
  expect((await closed) - signedOutAt).toBeLessThan(2_000);
  await field(expert).fill('Only for those who are here');
  await send(expert);
  await bubble(laptop, 'Only for those who are here').waitFor();
  expect(frames.filter((at) => at > signedOutAt + 2_000)).toEqual([]);
});
