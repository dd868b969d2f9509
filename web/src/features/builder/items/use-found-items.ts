import type { FoundItem, ItemKind } from '@regimen/contract/items.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../api.ts';

export type Finding = { state: 'idle' | 'searching' | 'found' | 'failed'; data: readonly FoundItem[] };

const nothing: Finding = { state: 'idle', data: [] };
const pauseMs = 200;

/** Asks while one types, once a pause comes; answers to what is no longer asked are dropped. */
export function useFoundItems(protocol: string, kind: ItemKind, search: string, active: boolean): Finding {
  const [finding, setFinding] = useState(nothing);
  useEffect(() => {
    if (!active) return;
    let dropped = false;
    setFinding(({ data }) => ({ state: 'searching', data }));
    const timer = setTimeout(
      async () => {
        const query = { kind, ...(search !== '' && { search: search.slice(0, 100) }) };
        const found = await api('GET protocols/{id}/items/search', { params: { id: protocol }, query }).then(
          ({ data }): Finding => ({ state: 'found', data }),
          (): Finding => ({ state: 'failed', data: [] }),
        );
        if (!dropped) setFinding(found);
      },
      search === '' ? 0 : pauseMs,
    );
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [protocol, kind, search, active]);
  return finding;
}
