import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useCalls } from '../../../shell/use-calls.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { itemsNamedBy } from './named-items.ts';

interface Known {
  items: Readonly<Record<string, Item>>;
  learn: (id: string, item: Item) => void;
}
const KnownContext = createContext<Known | null>(null);

/**
 * Items that the one being edited speaks of, although no step uses them yet: the draft does not bring these along.
 * Outside of it there is the draft alone.
 */
export function KnownItems({ first, children }: { first: Record<string, Item>; children: ReactNode }) {
  const [items, setItems] = useState(first);
  const known = useMemo<Known>(
    () => ({ items, learn: (id, item) => setItems((old) => ({ ...old, [id]: item })) }),
    [items],
  );
  return <KnownContext value={known}>{children}</KnownContext>;
}

/** The draft, with the items that are known here besides. */
export function useKnownProtocol(): Protocol {
  const protocol = useProtocol();
  const known = useContext(KnownContext);
  return useMemo(
    () => (known ? { ...protocol, items: { ...known.items, ...protocol.items } } : protocol),
    [protocol, known],
  );
}

/** An item was found or made: the draft may point at it now. */
export function useLearnItem(): (id: string, item: Item) => void {
  const store = useDraftStore();
  const known = useContext(KnownContext);
  return (id, item) => {
    store.know(id, item);
    known?.learn(id, item);
  };
}

/** Fetches what an item speaks of and nobody here knows, such as after a reload. */
export function useNamedItems(item: Item, own: string | undefined): void {
  const store = useDraftStore();
  const protocol = useKnownProtocol();
  const known = useContext(KnownContext);
  const missing = itemsNamedBy(item, own).filter((id) => !Object.hasOwn(protocol.items, id));
  const { data } = useCalls(
    'GET protocols/{id}/items/{item}',
    missing.map((id) => ({ params: { id: store.id, item: id } })),
  );
  useEffect(() => {
    for (const found of data) if (found) known?.learn(found.id, found.item);
  }, [data, known]);
}
