import { expect, it } from 'vitest';
import { Share, type ShareBounds } from './share.ts';

const bounds: ShareBounds = {
  inAll: 4,
  ofTenant: 3,
  ofCaller: 2,
  waitingOfCaller: 5,
  waitingInAll: 8,
  longestWaitMs: 60_000,
};

/** Everything that was begun, in order; each runs until it is told to end. */
function opened(some: Partial<ShareBounds> = {}) {
  const share = new Share({ ...bounds, ...some });
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const ask = (name: string, tenant = 'here', caller = 'a', gone = new AbortController().signal) => {
    const asked = share.run(tenant, { caller, gone }, () => {
      begun.push(name);
      const work = Promise.withResolvers<void>();
      running.set(name, work.resolve);
      return work.promise;
    });
    // Whoever waits when a test is over is sent away later, when nobody listens.
    asked.catch(() => undefined);
    return asked;
  };
  /** Ends it, and lets whoever is next begin. */
  const end = async (name: string, asked: Promise<void>) => {
    running.get(name)?.();
    await asked;
  };
  return { begun, ask, end };
}

it('leaves connections to other callers and to other tenants', () => {
  const { begun, ask } = opened();
  for (const name of ['a1', 'a2', 'a3']) void ask(name);
  for (const name of ['b1', 'b2']) void ask(name, 'here', 'b');
  for (const name of ['c1', 'c2']) void ask(name, 'there', 'c');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('lets tenants take turns, and whoever has least go first in each', async () => {
  const { begun, ask, end } = opened({ inAll: 2, ofTenant: 2, ofCaller: 2 });
  const first = ask('a1');
  void ask('a2');
  void ask('a3');
  void ask('a4');
  const other = ask('c1', 'there', 'c');
  void ask('c2', 'there', 'c');
  void ask('b1', 'here', 'b');
  await end('a1', first);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2', Promise.resolve());
  await expect.poll(() => begun.at(-1)).toBe('c1');
  await end('c1', other);
  await expect.poll(() => begun.at(-1)).toBe('a3');
});

it('whoever hangs up leaves, and one that failed makes room too', async () => {
  const { begun, ask } = opened({ ofCaller: 1 });
  const share = new Share({ ...bounds, ofCaller: 1 });
  const failing = Promise.withResolvers<void>();
  const failed = share.run(
    'here',
    { caller: 'a', gone: new AbortController().signal },
    () => failing.promise,
  );
  const next = share.run('here', { caller: 'a', gone: new AbortController().signal }, async () => 'next');
  failing.reject(new Error('It broke.'));
  await expect(failed).rejects.toThrow('It broke.');
  expect(await next).toBe('next');

  const gone = new AbortController();
  void ask('a1');
  const left = ask('a2', 'here', 'a', gone.signal);
  gone.abort();
  await expect(left).rejects.toThrow('unavailable');
  await expect(ask('a3', 'here', 'a', gone.signal)).rejects.toThrow('unavailable');
  expect(begun).toEqual(['a1']);
});

it('keeps few waiting, and none for long', async () => {
  const { ask } = opened();
  for (let n = 0; n < 2 + bounds.waitingOfCaller; n++) void ask(`a${n}`);
  await expect(ask('more')).rejects.toThrow('too_many_requests');
  for (let n = 0; n < 1 + 3; n++) void ask(`b${n}`, 'here', 'b');
  await expect(ask('c', 'here', 'c')).rejects.toThrow('unavailable');
  const impatient = opened({ ofCaller: 1, longestWaitMs: 1 });
  void impatient.ask('a1');
  await expect(impatient.ask('a2')).rejects.toThrow('unavailable');
});
