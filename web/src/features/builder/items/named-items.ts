import type { Api } from '@regimen/contract/client.ts';
import type { Item } from '@regimen/engine/items.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';

const self = 'self';

/** Ids of the other items that this one's formula, alert, questions or order speak of. */
export function itemsNamedBy(item: Item, own?: string): string[] {
  // The engine follows what a step points at.
  const step = {
    id: self,
    type: 'followup',
    parentId: null,
    data: {
      name: '',
      target: 'follower',
      selectedItem: self,
      nextStepCondition: { is: 'always' },
      rules: {},
    },
  } as const;
  return [...itemsUsed({ nodes: [step], modules: [], items: { [self]: item } })].filter(
    (id) => id !== self && id !== own,
  );
}

const most = 20;

/** Those items, as far as they are there. */
export async function loadNamedItems(
  api: Api,
  protocol: string,
  { id: own, item }: { id: string; item: Item },
): Promise<Record<string, Item>> {
  const found = await Promise.all(
    itemsNamedBy(item, own)
      .slice(0, most)
      .map((id) =>
        api('GET protocols/{id}/items/{item}', { params: { id: protocol, item: id } }).then(
          (opened) => [[id, opened.item] as const],
          () => [],
        ),
      ),
  );
  return Object.fromEntries(found.flat());
}
