import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAnswer, reached } from '../../shell/reach.ts';
import { reconnect } from './reconnect.ts';

const answer = (status: number, ...names: string[]) => ({
  status,
  headers: new Headers(names.map((name): [string, string] => [name, '1'])),
});

describe('whose answer it is', () => {
  it.each([
    ['ours', 200, ['x-request-id'], true, true],
    ['ours, that the service is away', 503, ['x-request-id'], true, true],
    ['ours, kept by the worker', 200, ['x-request-id', 'x-kept'], true, false],
    ['a hotel’s page', 200, [], false, false],
    ['a hotel that asks to sign in', 511, [], false, false],
  ] as const)('%s', (_, status, names, isOne, isReached) => {
    reached.set(!isReached);
    expect(isAnswer(answer(status, ...names))).toBe(isOne);
    expect(reached.get()).toBe(isReached);
  });

  it('of a proxy that says the server is away: it says nothing about the way there', () => {
    for (const before of [true, false]) {
      reached.set(before);
      expect(isAnswer(answer(502))).toBe(true);
      expect(reached.get()).toBe(before);
    }
  });
});

describe('asking again', () => {
  const page = { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    page.visibilityState = 'visible';
    reached.set(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on with growing pauses until the server is there, and begins small the next time', async () => {
    const asked: number[] = [];
    const stop = reconnect(async () => void asked.push(Date.now()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    const began = Date.now();
    reached.set(false);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(asked.map((at) => (at - began) / 1_000)).toEqual([2, 6, 14, 30, 62, 122, 182]);
    reached.set(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveLength(7);
    reached.set(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(8);
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveLength(8);
  });

  it('rests in a hidden tab', async () => {
    const ask = vi.fn(async () => undefined);
    const stop = reconnect(ask);
    page.visibilityState = 'hidden';
    reached.set(false);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(ask).not.toHaveBeenCalled();
    stop();
  });
});
