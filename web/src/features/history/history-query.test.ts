import { describe, expect, it } from 'vitest';
import { callQuery, historyPath, readFilter, readRun } from './history-query.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filters of the history in its address', () => {
  it('keeps what it can read, and leaves out what makes no sense', () => {
    expect(read('program=x&type=party&from=2026-02-31x&to=2026-11-15&follower=a')).toEqual({
      program: '',
      follower: '',
      type: '',
      from: '',
      to: '2026-11-15',
    });
    for (const day of ['2026-99-99', '2026-02-31', '0000-01-01']) expect(read(`from=${day}`).from).toBe('');
    expect(read('follower=%20Sam%20').follower).toBe('Sam');
  });

  it('asks the API only for what is set, and comes back from its own address', () => {
    const filter = read('type=withdraw&follower=Sam&from=2026-01-01');
    expect(callQuery(filter)).toEqual({ type: 'withdraw', follower: 'Sam', from: '2026-01-01' });
    expect(read(historyPath(filter).split('?')[1] ?? '')).toEqual(filter);
    expect(historyPath(read(''))).toBe('/creator/history');
  });

  it('opens only what can be somebody’s path', () => {
    expect(readRun(new URLSearchParams('run=../x'))).toBe(null);
  });
});
