import { describe, expect, it } from 'vitest';
import { Line, type LineBounds, type Piece } from './line.ts';

type Lane = 'now' | 'later';
const threads: LineBounds<Lane> = {
  slots: { now: 3, later: 2 },
  keepsOneFree: true,
  perAccount: 30,
  inAll: 100,
};

/** A line with three threads, or others, and everything that was begun on them, in order. */
function opened(bounds: Partial<LineBounds<Lane>> = {}) {
  const clock = { ms: 0 };
  const line = new Line<Lane>({ ...threads, ...bounds }, () => clock.ms);
  const begun: string[] = [];
  const refused: string[] = [];
  const preempted: string[] = [];
  const pieces = new Map<string, Piece<Lane>>();
  const add = (name: string, piece: Partial<Piece<Lane>>) => {
    const whole: Piece<Lane> = {
      tenantId: 'here',
      network: '',
      accountId: 'a',
      lane: 'now',
      weight: 1,
      start: () => begun.push(name),
      refuse: () => refused.push(name),
      preempt: () => preempted.push(name),
      ...piece,
    };
    pieces.set(name, whole);
    line.join(whole);
  };
  const join = (name: string, tenantId: string, accountId: string, lane: Lane = 'now') =>
    add(name, { tenantId, accountId, lane });
  const get = (name: string) => pieces.get(name) as Piece<Lane>;
  /** Each has had a second by then. */
  const end = (name: string, afterMs = 1_000) => {
    clock.ms += afterMs;
    line.end(get(name));
  };
  const endAsTooMuch = (name: string, afterMs: number) => {
    clock.ms += afterMs;
    line.blame(get(name));
    line.end(get(name));
  };
  return { line, clock, begun, refused, preempted, add, join, end, endAsTooMuch, get };
}
const oneAtATime = { slots: { now: 1, later: 1 }, keepsOneFree: false };

describe('the line for threads', () => {
  it('gives one account one thread, and the others to others', () => {
    const { begun, join } = opened();
    for (const name of ['a1', 'a2', 'a3']) join(name, 'here', 'a');
    join('b1', 'there', 'b');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('leaves one thread that a tenant with many accounts cannot take', () => {
    const { begun, join } = opened();
    for (const account of ['a', 'b', 'c', 'd']) join(account, 'here', account);
    join('other', 'there', 'x');
    expect(begun).toEqual(['a', 'b', 'other']);
  });

  it('lets tenants take turns, and accounts within a tenant', () => {
    const { begun, join, end } = opened();
    for (const name of ['a1', 'a2', 'a3']) join(name, 'here', 'a');
    for (const name of ['b1', 'b2']) join(name, 'here', 'b');
    for (const name of ['c1', 'c2']) join(name, 'there', 'c');
    for (const name of ['d1', 'd2']) join(name, 'third', 'd');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    end('a1');
    expect(begun.at(-1)).toBe('d1');
    end('b1');
    expect(begun.at(-1)).toBe('a2');
    end('d1');
    expect(begun.at(-1)).toBe('d2');
    end('a2');
    expect(begun.at(-1)).toBe('b2');
  });

  it('does what people wait for before what can be done later, which never takes every thread', () => {
    const { begun, join, end } = opened();
    for (const tenant of ['t1', 't2', 't3']) join(`later-${tenant}`, tenant, 'x', 'later');
    expect(begun).toEqual(['later-t1', 'later-t2']);
    join('now', 't1', 'x');
    join('now-2', 't2', 'x');
    expect(begun).toEqual(['later-t1', 'later-t2', 'now']);
    end('later-t1');
    expect(begun.at(-1)).toBe('now-2');
  });

  it('asks an account that has much waiting to slow down', () => {
    const { join } = opened();
    for (let index = 0; index <= 30; index++) join(`a${index}`, 'here', 'a');
    expect(() => join('more', 'here', 'a')).toThrow('too_many_requests');
    join('b', 'here', 'b');
  });

  it('when it is full takes from whoever has most: tenant, network, account', () => {
    const { add, refused } = opened({ ...oneAtATime, inAll: 10 });
    add('running', { tenantId: 'other' });
    for (let index = 0; index < 4; index++) add(`few-${index}`, { network: 'n', accountId: `x${index}` });
    for (let index = 0; index < 6; index++)
      add(`many-${index}`, { network: 'm', accountId: `y${index % 4}` });
    add('newcomer', { tenantId: 'there', network: 'm' });
    expect(refused).toEqual(['many-5']);
    expect(() => add('more', { network: 'm', accountId: 'y0' })).toThrow('unavailable');
    add('long', { tenantId: 'there', network: 'n', weight: 3 });
    expect(refused).toHaveLength(4);
    expect(() => add('longest', { tenantId: 'third', weight: 8 })).toThrow('unavailable');
    expect(refused).toHaveLength(4);
  });

  it('lets tenants, networks and accounts have equal time, however many accounts one network makes', () => {
    const { add, begun, end } = opened(oneAtATime);
    for (let index = 0; index < 20; index++) add(`jam-${index}`, { network: 'm', accountId: `y${index}` });
    add('member', { network: 'n', accountId: 'x' });
    add('other', { tenantId: 'there', network: 'm', accountId: 'z' });
    end('jam-0');
    end('other');
    expect(begun).toEqual(['jam-0', 'other', 'member']);
  });

  it('counts time and not turns', () => {
    const { add, begun, end } = opened(oneAtATime);
    add('long', {});
    add('long-2', {});
    for (let index = 0; index < 5; index++) add(`short-${index}`, { tenantId: 'there' });
    end('long', 9_000);
    for (let index = 0; index < 5; index++) end(`short-${index}`, 100);
    expect(begun.at(-1)).toBe('long-2');
    expect(begun).toHaveLength(7);
  });

  it('puts whoever had something ended behind everybody else, on every site, for some minutes', () => {
    const { add, begun, end, endAsTooMuch, clock } = opened(oneAtATime);
    add('bomb', { network: 'm' });
    add('after', { tenantId: 'there', network: 'm', accountId: 'new' });
    add('same', { network: 'k' });
    add('good', { network: 'n', accountId: 'x' });
    endAsTooMuch('bomb', 10_000);
    end('good', 20_000);
    expect(begun).toEqual(['bomb', 'good', 'after']);
    end('after');
    end('same');
    clock.ms += 5 * 60_000;
    add('running', { tenantId: 'fourth', network: 'q' });
    add('again', { tenantId: 'there', network: 'm', accountId: 'new' });
    add('good-2', { network: 'n', accountId: 'x' });
    end('running');
    expect(begun.at(-1)).toBe('again');
  });

  it('asks what has run for two seconds to give way to somebody who has had less, and only to them', () => {
    const { line, add, preempted, clock } = opened(oneAtATime);
    add('slow', { network: 'm' });
    add('own', { network: 'm' });
    clock.ms = 1_900;
    line.look();
    add('ran-before', { tenantId: 'there', hasRun: true });
    clock.ms = 4_000;
    line.look();
    expect(preempted).toEqual([]);
    add('member', { network: 'n', accountId: 'x' });
    line.look();
    expect(preempted).toEqual(['slow']);
  });

  it('lets somebody leave', () => {
    const { line, add, begun, end, get } = opened(oneAtATime);
    for (const name of ['first', 'gone', 'last']) add(name, {});
    expect(line.leave(get('gone'))).toBe(true);
    expect(line.leave(get('first'))).toBe(false);
    end('first');
    expect(begun).toEqual(['first', 'last']);
  });
});
