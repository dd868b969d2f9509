import { expect, it } from 'vitest';
import { type LiveEvent, type LiveParts, type Missed, openLive, type Socket } from './live-connection.ts';

/** A line that the test holds at its other end, and a clock that it turns. */
function openLine(answers: { missed?: () => Promise<Missed>; place?: string } = {}) {
  const sockets: (Socket & { sent: { event: string }[]; isClosed: boolean })[] = [];
  const timers = new Set<{ act: () => void; ms: number }>();
  const heard: number[] = [];
  const asked: string[] = [];
  const signs: string[] = [];
  let place = answers.place ?? '7.0';
  const parts: LiveParts = {
    channel: 'private-user-me',
    place: '7.0',
    open() {
      const sent: { event: string }[] = [];
      const socket = {
        sent,
        isClosed: false,
        send: (text: string) => void sent.push(JSON.parse(text)),
        close() {
          socket.isClosed = true;
        },
        onmessage: null as Socket['onmessage'],
        onclose: null as Socket['onclose'],
      };
      sockets.push(socket);
      return socket;
    },
    authorise: async () => ({ auth: 'ours', place }),
    missedSince: async (since) => {
      asked.push(since);
      return answers.missed ? answers.missed() : { place, events: [], gone: false };
    },
    hear: (event) => void heard.push('seq' in event ? Number(event.seq) : 0),
    heardUpTo: () => undefined,
    readAll: () => void signs.push('read all'),
    refused: () => void signs.push('refused'),
    later(act, ms) {
      const timer = { act, ms };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const live = openLive(parts);
  const say = (event: string, data: unknown) =>
    sockets.at(-1)?.onmessage?.({ data: JSON.stringify({ event, data: JSON.stringify(data) }) });
  return {
    live,
    sockets,
    heard,
    asked,
    signs,
    timers,
    say,
    event: (seq: number, epoch = 7) => say('NewEvent', eventOf(seq, epoch)),
    greet: async () => {
      say('pusher:connection_established', { socket_id: '1.2', activity_timeout: 30 });
      await settled();
    },
    hangUp: (code: number) => sockets.at(-1)?.onclose?.({ code }),
    toldUpTo: (next: string) => {
      place = next;
    },
    /** What waits longest comes last; each of them once. */
    pass() {
      const due = [...timers];
      timers.clear();
      for (const { act } of due.sort((a, b) => a.ms - b.ms)) act();
    },
  };
}
const eventOf = (seq: number, epoch = 7): LiveEvent => ({ component: 'task', data: {}, epoch, seq });
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('joins its own channel, and hears each event once and in order', async () => {
  const line = openLine();
  await line.greet();
  const subscribe = { event: 'pusher:subscribe', data: { channel: 'private-user-me', auth: 'ours' } };
  expect(line.sockets[0]?.sent).toEqual([subscribe]);
  for (const seq of [1, 2, 2, 1, 3]) line.event(seq);
  expect(line.heard).toEqual([1, 2, 3]);
  expect(line.asked).toEqual([]);
});

it('asks for what is missing in between, and hears what comes meanwhile behind it', async () => {
  let answer = (_missed: Missed) => {};
  const line = openLine({ missed: () => new Promise((resolve) => (answer = resolve)) });
  await line.greet();
  line.event(1);
  line.event(4);
  line.event(5);
  expect(line.heard).toEqual([1]);
  answer({ place: '7.4', events: [2, 3, 4].map((seq) => eventOf(seq)), gone: false });
  await settled();
  expect(line.asked).toEqual(['7.1']);
  expect(line.heard).toEqual([1, 2, 3, 4, 5]);
});

it('has everything read again where nobody knows what was missed, and goes on from there', async () => {
  const line = openLine({ missed: async () => ({ place: '8.9', events: [], gone: true }) });
  await line.greet();
  line.event(3, 8);
  await settled();
  line.event(10, 8);
  expect(line.signs).toEqual(['read all']);
  expect(line.heard).toEqual([10]);
});

it('comes back by itself, and asks from where it stood', async () => {
  const missed = async () => ({ place: '7.3', events: [2, 3].map((seq) => eventOf(seq)), gone: false });
  const line = openLine({ missed });
  await line.greet();
  line.event(1);
  line.hangUp(1006);
  line.toldUpTo('7.3');
  line.pass();
  expect(line.sockets).toHaveLength(2);
  await line.greet();
  await settled();
  expect(line.asked).toEqual(['7.1']);
  expect(line.heard).toEqual([1, 2, 3]);
});

it('asks once more where an answer is older than the line it has by now', async () => {
  const answers: ((missed: Missed) => void)[] = [];
  const line = openLine({ missed: () => new Promise((resolve) => answers.push(resolve)) });
  await line.greet();
  line.event(1);
  line.event(3);
  // The answer is on its way, with what was told by then; meanwhile the line is lost, and something more is told.
  line.hangUp(1006);
  line.toldUpTo('7.5');
  line.pass();
  await line.greet();
  answers[0]?.({ place: '7.3', events: [2, 3].map((seq) => eventOf(seq)), gone: false });
  await settled();
  expect(line.asked).toEqual(['7.1', '7.3']);
  answers[1]?.({ place: '7.5', events: [4, 5].map((seq) => eventOf(seq)), gone: false });
  await settled();
  expect(line.heard).toEqual([1, 2, 3, 4, 5]);
});

it('asks nothing when it missed nothing', async () => {
  const line = openLine();
  await line.greet();
  line.hangUp(4200);
  line.pass();
  await line.greet();
  expect(line.asked).toEqual([]);
});

it('does not come back where it was refused, but says so', async () => {
  const line = openLine();
  await line.greet();
  line.hangUp(4009);
  expect(line.signs).toEqual(['refused']);
  expect(line.timers.size).toBe(0);
});

it('gives up a line on which nobody answers, and tries another', async () => {
  const line = openLine();
  await line.greet();
  line.pass();
  expect(line.sockets[0]?.sent.at(-1)).toEqual({ event: 'pusher:ping', data: {} });
  line.pass();
  expect(line.sockets[0]?.isClosed).toBe(true);
  line.pass();
  expect(line.sockets).toHaveLength(2);
});

it('is silent once it is closed', async () => {
  const line = openLine();
  await line.greet();
  line.live.close();
  line.event(1);
  expect(line.heard).toEqual([]);
  expect(line.timers.size).toBe(0);
});

it('hears what is said in passing at once, and counts on as before', async () => {
  const line = openLine();
  await line.greet();
  line.event(1);
  line.say('NewEvent', { component: 'typing', data: {} });
  line.event(2);
  expect(line.heard).toEqual([1, 0, 2]);
  expect(line.asked).toEqual([]);
});
