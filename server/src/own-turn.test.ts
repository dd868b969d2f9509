import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

/** In which turn of the event loop each of so many pieces of this length had its own. */
async function turnsOf(pieces: number, length: number): Promise<number[]> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  count();
  const seen = await Promise.all(
    Array.from({ length: pieces }, async () => {
      await ownTurn(length);
      return turns;
    }),
  );
  isOver = true;
  return seen;
}

it('gives each piece of work on something long a turn of the event loop for itself', async () => {
  expect(new Set(await turnsOf(3, 1_000_000)).size).toBe(3);
});

it('lets shorter ones share a turn, up to the same sum', async () => {
  const seen = await turnsOf(12, 30_000);
  const most = Math.max(...seen.map((at) => seen.filter((each) => each === at).length));
  expect(most).toBeLessThanOrEqual(3);
});

it('does not hold up what is short', async () => {
  let isOver = false;
  const waiting = ownTurn(1_000_000).then(() => {
    isOver = true;
  });
  await ownTurn(100);
  expect(isOver).toBe(false);
  await waiting;
});
