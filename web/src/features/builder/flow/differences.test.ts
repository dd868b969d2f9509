import { removeNode, updateNode } from '@regimen/engine/edit.ts';
import { treeFaults } from '@regimen/engine/graph.ts';
import { drawing, drawn, node } from '@regimen/engine/testing/build.ts';
import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import { compareDrafts } from './differences.ts';

describe('two drafts compared', () => {
  it('shows what came, what changed and what went where it stood', () => {
    const before = drawn('a>b, b>x, b>y, a>c');
    const now = updateNode(removeNode(before, 'b'), 'c', node('finish', 'c', 'a'));
    const { nodes, differences } = compareDrafts(before, now);
    expect(drawing({ ...now, nodes })).toBe(drawing(before));
    expect(Object.fromEntries(differences)).toEqual({ b: 'gone', x: 'gone', y: 'gone', c: 'changed' });
    expect(compareDrafts(now, before).differences.get('x')).toBe('added');
  });

  it('shows every step of both once; a first step that went stands beside the new one', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = randomFrom(seed);
      const before = randomProtocol(random, 20);
      let now = before;
      for (let turn = 0; turn < 4 && now.nodes.length > 0; turn++)
        now = removeNode(now, random.pick(now.nodes).id);
      const { nodes } = compareDrafts(before, now);
      expect(treeFaults(nodes).filter(({ fault }) => fault !== 'second-root')).toEqual([]);
      expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(before.nodes.map(({ id }) => id)));
    }
  });
});
