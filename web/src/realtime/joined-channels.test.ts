import { expect, it } from 'vitest';
import { createJoinedChannels } from './joined-channels.ts';
import { attachLine, type Heard, listenOn } from './watched-channels.ts';

/** A connection that the test holds at its other end. */
function openLine() {
  const sent: unknown[] = [];
  const channels = createJoinedChannels(async (socketId, channel) => ({ auth: `${socketId} ${channel}` }));
  const detach = attachLine(channels);
  const connect = (socketId: string) =>
    channels.open({ socketId, send: (event, data) => void sent.push([event, data]) });
  return { channels, sent, connect, detach };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const succeeded = 'pusher_internal:subscription_succeeded';

it('joins what is listened to, as soon as there is a connection, and says when it may have missed something', async () => {
  const { channels, sent, connect, detach } = openLine();
  const heard: string[] = [];
  const stop = listenOn('private-work-1', ({ event }) => heard.push(event));
  expect(sent).toEqual([]);
  connect('1.1');
  await settled();
  const pass = (socket: string) => ({ channel: 'private-work-1', auth: `${socket} private-work-1` });
  expect(sent).toEqual([['pusher:subscribe', pass('1.1')]]);
  channels.hear('private-work-1', succeeded, {});
  channels.hear('private-work-1', 'Changed', {});
  channels.lost();
  connect('2.2');
  await settled();
  expect(sent.at(-1)).toEqual(['pusher:subscribe', pass('2.2')]);
  channels.hear('private-work-1', succeeded, {});
  expect(heard).toEqual(['joined', 'Changed', 'again']);
  stop();
  expect(sent.at(-1)).toEqual(['pusher:unsubscribe', { channel: 'private-work-1' }]);
  detach();
});

it('knows who is on a presence channel, also for whoever listens later', async () => {
  const { channels, connect, detach } = openLine();
  const heard: Heard[] = [];
  const others = listenOn('presence-protocol-1', () => undefined);
  connect('1.1');
  await settled();
  channels.hear('presence-protocol-1', succeeded, { presence: { hash: { ann: { name: 'Ann' } } } });
  channels.hear('presence-protocol-1', 'pusher_internal:member_added', { user_id: 'bob', user_info: null });
  const own = listenOn('presence-protocol-1', (each) => heard.push(each));
  channels.hear('presence-protocol-1', 'pusher_internal:member_removed', { user_id: 'ann' });
  channels.hear('presence-protocol-1', 'client-here', { step: 'a' }, 'bob');
  const ann = { id: 'ann', info: { name: 'Ann' } };
  const bob = { id: 'bob', info: null };
  expect(heard).toEqual([
    { event: 'members', data: [ann, bob] },
    { event: 'members', data: [bob] },
    { event: 'client-here', data: { step: 'a' }, from: 'bob' },
  ]);
  for (const stop of [own, others]) stop();
  detach();
});
