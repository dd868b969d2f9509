import type { FoundItem, ItemKind } from '@regimen/contract/items.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { placesOfItems } from './item-places.ts';

export interface Offer {
  id: string;
  name: string;
  photo: string | null;
  /** What a built-in one is, below what it is called. */
  about?: string;
  /** Where another one is called the same: the steps here that use it, or when it was changed. */
  apart?: { usedBy: readonly string[] } | { changedAt: string };
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
  locale: Locale,
): OfferGroup[] {
  const here: Offer[] = Object.entries(protocol.items)
    .filter(([, item]) => item.kind === kind && matches(item.name, search))
    .map(([id, item]) => ({ id, name: item.name, photo: item.photo ?? null }));
  const known = new Set(here.map(({ id }) => id));
  const others = found.filter(({ id }) => !known.has(id));
  const offered = (own: boolean) =>
    others
      .filter(({ user_item }) => user_item === own)
      .map(
        ({ id, title, name, item_photo }): Offer => ({
          id,
          name: title,
          photo: item_photo,
          ...(!own && name !== title && { about: name }),
        }),
      );
  const groups: OfferGroup[] = [
    { group: 'here', offers: here },
    { group: 'yours', offers: offered(true) },
    { group: 'builtIn', offers: offered(false) },
  ];
  const twice = namedTwice(groups.flatMap(({ offers }) => offers));
  if (twice.size > 0) {
    const places = placesOfItems(protocol, locale);
    const changed = new Map(others.map(({ id, changedAt }) => [id, changedAt]));
    for (const offer of groups.flatMap(({ offers }) => offers)) {
      if (!twice.has(nameKey(offer))) continue;
      const changedAt = changed.get(offer.id);
      if (known.has(offer.id)) offer.apart = { usedBy: (places.get(offer.id) ?? []).map(({ name }) => name) };
      else if (changedAt) offer.apart = { changedAt };
    }
  }
  return groups.filter(({ offers }) => offers.length > 0);
}

const nameKey = ({ name }: { name: string }): string => name.trim().toLowerCase();

function namedTwice(all: readonly { name: string }[]): Set<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const one of all) (seen.has(nameKey(one)) ? twice : seen).add(nameKey(one));
  return twice;
}
