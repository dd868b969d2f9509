import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Line } from './line.ts';
import { takeTurn } from './take-turn.ts';

const by = (accountId: string) => ({ tenantId: 'here', network: accountId, accountId, lane: 'one' as const });
const oneAtATime = { slots: { one: 1 }, perAccount: 10, inAll: 10 };

/** Work that ends when it is told to, and fails when it is no longer wanted. */
function held() {
  const running = Promise.withResolvers<void>();
  let starts = 0;
  const work = (end: AbortSignal) => {
    starts++;
    end.addEventListener('abort', () => running.reject(new Error('unwanted')));
    return running.promise;
  };
  return { work, end: running.resolve, starts: () => starts };
}

describe('a piece of work in line', () => {
  it('runs one after another, and all of it ends', async () => {
    const line = new Line(oneAtATime);
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await settled();
      running--;
      if (n === 3) throw new Error('one that fails');
      return n;
    };
    const ended = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => takeTurn(line, by('a'), () => work(n))),
    );
    expect(most).toBe(1);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await takeTurn(line, by('a'), () => work(9))).toBe(9);
  });

  it('leaves the line when its sender is gone, and its room is free', async () => {
    const line = new Line({ ...oneAtATime, inAll: 1 });
    const [first, left] = [held(), held()];
    const running = takeTurn(line, by('a'), first.work);
    const gone = new AbortController();
    const waiting = takeTurn(line, { ...by('b'), gone: gone.signal }, left.work);
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    const next = takeTurn(line, by('c'), async () => 'c');
    first.end();
    expect(await next).toBe('c');
    await running;
    expect(left.starts()).toBe(0);
  });

  it('is ended when its sender is gone while it runs, and never begun for one who is gone already', async () => {
    const line = new Line(oneAtATime);
    const { work, starts } = held();
    const gone = new AbortController();
    const asking = { ...by('a'), gone: gone.signal, mostStarts: 4 };
    const running = takeTurn(line, asking, work);
    await settled();
    gone.abort();
    await expect(running).rejects.toThrow('unwanted');
    await expect(takeTurn(line, asking, work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(starts()).toBe(1);
    expect(await takeTurn(line, by('b'), async () => 'b')).toBe('b');
  });

  it('that gives way is begun again after the others, and refused when that was too often', async () => {
    const clock = { ms: 0 };
    const line = new Line(oneAtATime, () => clock.ms);
    let starts = 0;
    const slow = takeTurn(line, { ...by('slow'), mostStarts: 2 }, (end) => {
      starts++;
      return new Promise((_, reject) => end.addEventListener('abort', () => reject(new Error('unwanted'))));
    });
    const order: string[] = [];
    slow.catch(() => order.push('slow'));
    for (const name of ['b', 'c']) {
      await settled();
      clock.ms += 3_000;
      const other = takeTurn(line, by(name), async () => void order.push(name));
      line.look();
      await other;
    }
    await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
    expect(starts).toBe(2);
    expect(order[0]).toBe('b');
  });

  it('that took too much puts its sender behind the others', async () => {
    const line = new Line(oneAtATime);
    const bad = takeTurn(line, { ...by('a'), tookTooMuch: () => true }, () =>
      Promise.reject(new Error('much')),
    );
    const order: string[] = [];
    const others = ['a', 'b'].map((name) => takeTurn(line, by(name), async () => void order.push(name)));
    await expect(bad).rejects.toThrow('much');
    await Promise.all(others);
    expect(order).toEqual(['b', 'a']);
  });
});
