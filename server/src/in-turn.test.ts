import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const pause = () => new Promise<void>((go) => setTimeout(go, 5));

describe('work in turn', () => {
  it('never runs more at once than it may, and ends all of it', async () => {
    const take = inTurn(2, 10);
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await pause();
      running--;
      if (n === 3) throw new Error('one that fails');
      return n;
    };
    const ended = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => take(() => work(n))));
    expect(most).toBe(2);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await take(() => work(9))).toBe(9);
  });

  it('sends away whom it has no room for', async () => {
    const take = inTurn(1, 1);
    const [first, second] = [take(pause), take(pause)];
    await expect(take(pause)).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
    await take(pause);
  });
});
