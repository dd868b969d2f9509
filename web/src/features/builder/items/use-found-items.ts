import type { FoundItem, ItemKind } from '@regimen/contract/items.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useLast, useSettled } from '../../../shell/use-settled.ts';

export type Finding = { state: 'idle' | 'searching' | 'found' | 'failed'; data: readonly FoundItem[] };

const pauseMs = 200;

/** Asks while one types, once a pause comes; until it is answered, what was found before stays. */
export function useFoundItems(protocol: string, kind: ItemKind, search: string, active: boolean): Finding {
  const settled = useSettled(search, pauseMs);
  const query = { kind, ...(settled !== '' && { search: settled.slice(0, 100) }) };
  const { data: found, failed } = useCall(
    'GET protocols/{id}/items/search',
    active ? { params: { id: protocol }, query } : null,
  );
  const last = useLast(found);
  if (!active) return { state: 'idle', data: [] };
  if (settled !== search || !(found || failed)) return { state: 'searching', data: last?.data ?? [] };
  return found ? { state: 'found', data: found.data } : { state: 'failed', data: [] };
}
