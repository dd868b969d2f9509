import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { kpisOf } from './kpi-summaries.ts';

it('what is measured again and again comes first, then what steps ask for, then the rest', () => {
  const items = { ...ITEMS, rest: PULSE, first: PULSE, second: PULSE, daily: PULSE };
  const asked = protocol(
    [node('kpi', 'a', null, { selectedItem: 'first' }), node('kpi', 'b', 'a', { selectedItem: 'second' })],
    items,
    [module('m', { selected_module: 'kpi', selected_item: 'daily', at_time: '08:00' })],
  );
  const program = { id: 'p', protocols: [{ protocol: asked, onFail: 'stop' as const }] };
  expect([...kpisOf(program as never).keys()]).toEqual(['daily', 'first', 'second', 'pulse', 'rest']);
});
