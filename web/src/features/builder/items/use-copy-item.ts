import type { OpenItem } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { api } from '../../../api.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDraftStore } from '../draft/use-draft.ts';

/** Copies an item into one that can be changed; this draft then points at the copy. `as` is what the copy becomes. */
export function useCopyItem(
  opened: OpenItem,
  onCopied: (copy: OpenItem) => void,
): [run: (as?: Item) => Promise<void>, pending: boolean] {
  const store = useDraftStore();
  return useAction(async (as?: Item) => {
    // The server changes the draft: what is under way goes first, then the draft is looked at anew.
    await store.saveNow();
    const params = { id: store.id, item: opened.id };
    const made = await api('POST protocols/{id}/items/{item}/copy', { params, body: { useHere: true } });
    const copy =
      as === undefined || sameJson(as, made.item)
        ? made
        : await api('PUT protocols/{id}/items/{item}', {
            params: { id: store.id, item: made.id },
            body: { version: made.version, item: as },
          });
    await store.look();
    onCopied(copy);
  });
}
