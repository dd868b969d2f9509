import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Item } from '@regimen/engine/items.ts';
import { drawn, node, protocol } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import { createFakeBrowser, createTimers } from '../draft/testing/fake-browser.ts';
import { createFakeServer } from '../draft/testing/fake-server.ts';
import { clipOf } from './clip.ts';
import { bringItems } from './paste-items.ts';

const kpi = (name: string): Item => ({
  kind: 'kpi',
  name,
  description: '',
  unit: 'h',
  range: { min: 0, max: 24 },
  direction: 'higher',
  origin: 'asked',
});
const lab: Item = {
  kind: 'order',
  name: 'Lab',
  description: '',
  orderType: 'lab_result',
  resultKpi: 'sleep',
};

describe('pasting what a branch uses', () => {
  it('takes what is known here, finds what is mine, makes the rest, in order', async () => {
    const there = protocol(
      [
        node('order', 'a', null, { selectedItem: 'lab' }),
        node('kpi', 'b', 'a', { selectedItem: 'mine' }),
        node('kpi', 'c', 'b', { selectedItem: 'known' }),
      ],
      { lab, sleep: kpi('Sleep'), mine: kpi('Mine'), known: kpi('Known') },
    );
    const server = createFakeServer({ ...drawn('x>y'), items: { known: kpi('Known here') } });
    const draft = createFakeBrowser('tab', server, createTimers(), () => 'fine').openTab().store;
    const made: Item[] = [];
    const api = (async (
      call: string,
      { params, body }: { params: { item?: string }; body?: { item: Item } },
    ) => {
      if (call.startsWith('GET') && params.item === 'mine') return { item: kpi('Mine') };
      if (call.startsWith('GET')) throw new ApiError(404, {});
      made.push(body?.item as Item);
      return { id: `made-${made.length}`, item: body?.item };
    }) as Api;
    const clip = await bringItems(draft, api, clipOf(there, 'a'));
    expect(made).toEqual([kpi('Sleep'), { ...lab, resultKpi: 'made-1' }]);
    expect(clip.nodes.map(({ data }) => data.selectedItem)).toEqual(['made-2', 'mine', 'known']);
    expect(Object.keys(draft.state.get().document.items).sort()).toEqual([
      'known',
      'made-1',
      'made-2',
      'mine',
    ]);
  });

  it('goes no further when nobody answers', async () => {
    const server = createFakeServer(drawn('x>y'));
    const draft = createFakeBrowser('tab', server, createTimers(), () => 'fine').openTab().store;
    const silent = (async () => {
      throw new ApiError(0, {});
    }) as Api;
    const there = protocol([node('kpi', 'a', null, { selectedItem: 'k' })], { k: kpi('K') });
    await expect(bringItems(draft, silent, clipOf(there, 'a'))).rejects.toThrow();
  });
});
