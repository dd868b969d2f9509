import { describe, expect, it } from 'vitest';
import { type Lane, Line, type Piece } from './line.ts';

/** A line with three threads, and everything that was begun on them, in order. */
function opened() {
  const line = new Line(3);
  const begun: string[] = [];
  const pieces = new Map<string, Piece>();
  const join = (name: string, tenantId: string, accountId: string, lane: Lane = 'now') => {
    const piece: Piece = { tenantId, accountId, lane, start: () => begun.push(name) };
    pieces.set(name, piece);
    line.join(piece);
  };
  const end = (name: string) => line.end(pieces.get(name) as Piece);
  return { begun, join, end };
}

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

  it('refuses an account that has too much waiting, and lets in one that has nothing', () => {
    const { begun, join } = opened();
    for (let index = 0; index <= 30; index++) join(`a${index}`, 'here', 'a');
    expect(() => join('more', 'here', 'a')).toThrow('too_many_requests');
    for (let account = 0; account < 4; account++)
      for (let index = 0; index < 20; index++)
        try {
          join(`${account}-${index}`, 'here', `account-${account}`);
        } catch (error) {
          expect(String(error)).toContain('unavailable');
        }
    join('b', 'there', 'b');
    expect(begun.at(-1)).toBe('b');
  });
});
