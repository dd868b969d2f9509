import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { GatheredWrites } from './gathered-writes.ts';

/** A socket's writing side, and every write that reached it. */
function openSocket() {
  const written: Buffer[] = [];
  const socket = new Writable({
    write(chunk, _encoding, done) {
      written.push(chunk);
      done();
    },
  });
  return { writes: new GatheredWrites(socket as never), written, socket };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const [one, two, three] = ['one', 'two', 'three'].map((text) => Buffer.from(`<${text}>`)) as [
  Buffer,
  Buffer,
  Buffer,
];

it('what one turn has for a socket leaves in one write, in order; the next turn’s in another', async () => {
  const { writes, written } = openSocket();
  for (const frame of [one, two, one, three]) writes.write(frame);
  expect(written).toEqual([]);
  expect(writes.waiting).toBe(one.length * 2 + two.length + three.length);
  await turn();
  writes.write(two);
  await turn();
  expect(written.map(String)).toEqual(['<one><two><one><three>', '<two>']);
  expect(writes.waiting).toBe(0);
});

it('whoever gets the same is sent the same bytes, and nobody those of another', async () => {
  const [first, second, late, other] = [openSocket(), openSocket(), openSocket(), openSocket()];
  for (const { writes } of [first, second, other]) writes.write(one);
  other.writes.write(three);
  for (const { writes } of [first, second, late]) writes.write(two);
  await turn();
  const texts = [first, second, late, other].map(({ written }) => written.map(String));
  expect(texts).toEqual([['<one><two>'], ['<one><two>'], ['<two>'], ['<one><three>']]);
  expect(first.written[0]).toBe(second.written[0]);
  expect(late.written[0]).toBe(two);
});

it('nothing is written to a socket that has ended meanwhile', async () => {
  const { writes, written, socket } = openSocket();
  writes.write(one);
  socket.end();
  await turn();
  expect(written).toEqual([]);
});
