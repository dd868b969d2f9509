import { describe, expect, it } from 'vitest';
import { accountsInTurn } from './accounts-in-turn.ts';

/** Work that ends when it is told to. */
function held() {
  const gate = Promise.withResolvers<void>();
  return { work: () => gate.promise, end: gate.resolve };
}

describe('work in turn', () => {
  it('runs one after another, and ends all of it', async () => {
    const take = accountsInTurn({ inAll: 10, perAccount: 10, least: 1 });
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (n === 3) throw new Error('one that fails');
      return n;
    };
    const ended = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => take('one', 1, () => work(n))),
    );
    expect(most).toBe(1);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await take('one', 1, () => work(9))).toBe(9);
  });

  it('lets accounts take turns, however many one of them sends', async () => {
    const take = accountsInTurn({ inAll: 100, perAccount: 50, least: 1 });
    const order: string[] = [];
    const { work, end } = held();
    const first = take('eager', 1, work);
    const eager = Array.from({ length: 20 }, () => take('eager', 1, async () => void order.push('eager')));
    const others = ['a', 'b'].map((name) => take(name, 1, async () => void order.push(name)));
    end();
    await Promise.all([first, ...eager, ...others]);
    expect(order.slice(0, 3)).toEqual(['eager', 'a', 'b']);
    expect(order).toHaveLength(22);
  });

  it('asks an account to slow down before it fills the line for others', async () => {
    const take = accountsInTurn({ inAll: 5, perAccount: 3, least: 1 });
    const { work, end } = held();
    const begun = [1, 2, 3].map(() => take('eager', 1, work));
    await expect(take('eager', 1, work)).rejects.toMatchObject({ code: 'too_many_requests' });
    const others = ['a', 'b'].map((name) => take(name, 1, work));
    await expect(take('c', 1, work)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await Promise.all([...begun, ...others]);
    await take('c', 1, work);
  });

  it('counts long files by their length', async () => {
    const take = accountsInTurn({ inAll: 100, perAccount: 60, least: 1 });
    const { work, end } = held();
    const first = take('one', 50, work);
    await expect(take('one', 20, work)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(take('two', 60, work)).rejects.toMatchObject({ code: 'unavailable' });
    const second = take('two', 40, work);
    end();
    await Promise.all([first, second]);
    await take('one', 60, work);
  });
});
