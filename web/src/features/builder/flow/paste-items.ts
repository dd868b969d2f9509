/** Brings along what a pasted branch uses: known here, found among one's items, or made anew. */
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Item } from '@regimen/engine/items.ts';
import { FORMAT, type Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed, renameItems } from '@regimen/engine/rename-items.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Clip } from './clip.ts';

/** The same branch, its items under the ids that they have here. */
export async function bringItems(draft: DraftStore, api: Api, clip: Clip): Promise<Clip> {
  const params = { id: draft.id };
  const ids: Record<string, string> = {};
  for (const id of inOrder(clip.items)) {
    if (Object.hasOwn(draft.state.get().document.items, id)) continue;
    const found = await orMissing(
      api('GET protocols/{id}/items/{item}', { params: { ...params, item: id } }),
    );
    if (found) draft.know(id, found.item);
    else {
      const item = renamed({ nodes: [], items: { [id]: clip.items[id] as Item } }, ids).items[id] as Item;
      const made = await orMissing(api('POST protocols/{id}/items', { params, body: { item } }));
      if (!made) continue;
      draft.know(made.id, made.item);
      ids[id] = made.id;
    }
  }
  return renamed(clip, ids);
}

/** What is not there, or not taken here (a kind that is made elsewhere), is left for the checker to name. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

function renamed({ nodes, items }: Clip, ids: Readonly<Record<string, string>>): Clip {
  const whole: Protocol = {
    format: FORMAT,
    id: 'branch',
    name: '',
    description: '',
    nodes,
    items,
    modules: [],
  };
  return renameItems(whole, ids);
}

/** Those that others name come before them. */
function inOrder(items: Clip['items']): string[] {
  const order = new Set<string>();
  const visiting = new Set<string>();
  const visit = (id: string) => {
    const item = Object.hasOwn(items, id) ? items[id] : undefined;
    if (!item || order.has(id) || visiting.has(id)) return;
    visiting.add(id);
    for (const named of namesOf(item)) visit(named);
    order.add(id);
  };
  for (const id of Object.keys(items)) visit(id);
  return [...order];
}

/** A module that points at the item makes the engine tell what the item names in turn. */
function namesOf(item: Item): string[] {
  const modules = [{ selected_item: 'self' }] as unknown as Protocol['modules'];
  return [...itemsUsed({ nodes: [], items: { self: item }, modules })].filter((id) => id !== 'self');
}
