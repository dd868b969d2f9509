import { changeBetween } from '@regimen/engine/change.ts';
import { applyEdit, type Edit } from '@regimen/engine/edit.ts';
import { diabetes } from '@regimen/engine/examples/diabetes.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const start = protocol(
  [
    node('assessment', 'Ask', null, { selectedItem: 'mood' }),
    node('nudge', 'Praise', 'Ask', { selectedItem: 'hello', nextStepCondition: { is: 'success' } }),
    node('finish', 'Done', 'Praise'),
    node('fail', 'Stop', 'Ask'),
  ],
  ITEMS,
);
const said = (...edits: Edit[]): string[] => {
  const after = edits.reduce<Protocol>(applyEdit, start);
  return changeWords(changeBetween(start, after), start, after, 'en');
};
const ask = start.nodes[0] as (typeof start.nodes)[0];

describe('what changed, in words', () => {
  it('says nothing about two protocols that are the same', () => expect(said()).toEqual([]));

  it('names steps that came, went and moved', () => {
    expect(said({ edit: 'insertNode', node: node('nudge', 'Rest', 'Ask'), takes: ['Praise'] })).toEqual([
      'Added “Rest” (Nudge) after “Ask”',
    ]);
    expect(said({ edit: 'removeNode', nodeId: 'Stop' })).toEqual(['Removed “Stop” (End early)']);
    expect(said({ edit: 'moveNode', nodeId: 'Stop', parentId: 'Praise' })).toEqual([
      'Moved “Stop”: now after “Praise”',
    ]);
    expect(said({ edit: 'moveNode', nodeId: 'Stop', parentId: 'Ask', index: 0 })).toEqual([
      'Reordered the steps after “Ask”',
    ]);
  });

  it('says of each part what it was and what it is', () => {
    const content = {
      type: 'assessment',
      data: {
        ...ask.data,
        name: 'Ask again',
        target: 'system',
        description: 'Kindly',
        window: { expireAfterMinutes: 2880 },
      },
    } as typeof ask;
    expect(said({ edit: 'updateNode', nodeId: 'Ask', content })).toEqual([
      'Renamed “Ask” to “Ask again”',
      '“Ask again”, description: now “Kindly”',
      '“Ask again”, who does it: was Program Follower, now Subject Matter Expert',
      '“Ask again”, expires after: now 2 days',
    ]);
  });

  it('says a whole protocol that came in either language, without ids', () => {
    const empty = protocol([]);
    for (const locale of ['en', 'ar'] as const) {
      const words = changeWords(changeBetween(empty, diabetes), empty, diabetes, locale);
      expect(words.length).toBeGreaterThan(diabetes.nodes.length);
      expect(words.join('\n')).not.toMatch(/undefined|\[object|[{}]/);
    }
  });
});
