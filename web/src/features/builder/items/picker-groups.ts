import type { FoundItem, ItemKind } from '@regimen/contract/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface Offer {
  id: string;
  name: string;
  photo: string | null;
}
export interface OfferGroup {
  group: 'here' | 'yours' | 'builtIn';
  offers: Offer[];
}

const matches = (name: string, search: string): boolean => name.toLowerCase().includes(search.toLowerCase());

/** Those this protocol has already (the search leaves them out), one's own, and the library. */
export function offerGroups(
  protocol: Protocol,
  kind: ItemKind,
  search: string,
  found: readonly FoundItem[],
): OfferGroup[] {
  const here = Object.entries(protocol.items)
    .filter(([, item]) => item.kind === kind && matches(item.name, search))
    .map(([id, item]) => ({ id, name: item.name, photo: item.photo ?? null }));
  const known = new Set(here.map(({ id }) => id));
  const others = found.filter(({ id }) => !known.has(id));
  const offered = (own: boolean) =>
    others
      .filter(({ user_item }) => user_item === own)
      .map(({ id, name, item_photo }) => ({ id, name, photo: item_photo }));
  const groups: OfferGroup[] = [
    { group: 'here', offers: here },
    { group: 'yours', offers: offered(true) },
    { group: 'builtIn', offers: offered(false) },
  ];
  return groups.filter(({ offers }) => offers.length > 0);
}
