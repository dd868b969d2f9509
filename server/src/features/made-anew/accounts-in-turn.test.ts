import { describe, expect, it } from 'vitest';
import { accountsInTurn } from './accounts-in-turn.ts';

/** Work that ends when it is told to. */
function held() {
  const gate = Promise.withResolvers<void>();
  return { work: () => gate.promise, end: gate.resolve };
}

describe('work in turn', () => {
  it('runs one after another, and ends all of it', async () => {
    const take = accountsInTurn({ waiting: 10, perAccount: 10 });
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (n === 3) throw new Error('one that fails');
      return n;
    };
    const ended = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => take('one', () => work(n))));
    expect(most).toBe(1);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await take('one', () => work(9))).toBe(9);
  });

  it('lets accounts take turns, however many one of them sends', async () => {
    const take = accountsInTurn({ waiting: 100, perAccount: 50 });
    const order: string[] = [];
    const { work, end } = held();
    const first = take('eager', work);
    const eager = Array.from({ length: 20 }, () => take('eager', async () => void order.push('eager')));
    const others = ['a', 'b'].map((name) => take(name, async () => void order.push(name)));
    end();
    await Promise.all([first, ...eager, ...others]);
    expect(order.slice(0, 3)).toEqual(['eager', 'a', 'b']);
    expect(order).toHaveLength(22);
  });

  it('asks an account to slow down before it fills the line for others', async () => {
    const take = accountsInTurn({ waiting: 4, perAccount: 3 });
    const { work, end } = held();
    const begun = [1, 2, 3].map(() => take('eager', work));
    await expect(take('eager', work)).rejects.toMatchObject({ code: 'too_many_requests' });
    const others = ['a', 'b'].map((name) => take(name, work));
    await expect(take('c', work)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await Promise.all([...begun, ...others]);
    await take('c', work);
  });
});
