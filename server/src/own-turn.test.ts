import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives each piece of work on something long a turn of the event loop for itself', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  count();
  const seen = await Promise.all(
    [1, 2, 3].map(async () => {
      await ownTurn(1_000_000);
      return turns;
    }),
  );
  isOver = true;
  expect(new Set(seen).size).toBe(3);
});

it('lets shorter ones share a turn, up to the same sum', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  count();
  const seen = await Promise.all(
    Array.from({ length: 12 }, async () => {
      await ownTurn(30_000);
      return turns;
    }),
  );
  isOver = true;
  const most = Math.max(...[...new Set(seen)].map((at) => seen.filter((each) => each === at).length));
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
