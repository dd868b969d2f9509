import { expect, it } from 'vitest';
import { breathe, ownTurn } from './own-turn.ts';

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

it('shares one turn among all who work in pieces, however many they are', async () => {
  let pieces = 0;
  let most = 0;
  let isOver = false;
  const count = () => {
    most = Math.max(most, pieces);
    pieces = 0;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const work = async () => {
    for (let n = 0; n < 12; n++) {
      await breathe();
      const until = performance.now() + 1;
      while (performance.now() < until);
      pieces++;
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  isOver = true;
  // Each its first piece, and what fits into a turn.
  expect(most).toBeLessThanOrEqual(25);
});
