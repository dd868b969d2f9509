import { drawn } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import { listRows } from './list-rows.ts';

describe('the flow as rows', () => {
  it('moves in only where branches part', () => {
    const rows = listRows(drawn('a>b>c, c>d>e, c>f'), new Set());
    expect(
      rows.map(({ node, level, branchNumber, branchCount }) => [node.id, level, branchNumber, branchCount]),
    ).toEqual([
      ['a', 0, 1, 1],
      ['b', 0, 1, 1],
      ['c', 0, 1, 1],
      ['d', 1, 1, 2],
      ['e', 1, 1, 1],
      ['f', 1, 2, 2],
    ]);
  });

  it('counts what is folded', () => {
    const rows = listRows(drawn('a>b>c>d, a>e'), new Set(['b']));
    expect(rows.map(({ node, hidden, childCount }) => [node.id, hidden, childCount])).toEqual([
      ['a', 0, 2],
      ['b', 2, 1],
      ['e', 0, 0],
    ]);
  });
});
