import type { Locale } from '@regimen/contract/language/languages.ts';
import { moduleName, stepName } from '@regimen/contract/protocol-words/names.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import { itemsNamedBy } from './named-items.ts';

export interface ItemPlace {
  kind: 'step' | 'module' | 'item';
  id: string;
  name: string;
  /** Of what comes back: how often. */
  rhythm?: string;
}

/** For every item: the steps and modules of this protocol that speak of it, and the other items that do. */
export function placesOfItems(protocol: Protocol, locale: Locale): Map<string, ItemPlace[]> {
  const places = new Map<string, ItemPlace[]>();
  const note = (item: string, place: ItemPlace) => places.set(item, [...(places.get(item) ?? []), place]);
  for (const node of protocol.nodes)
    for (const item of itemsUsed({ nodes: [node], items: {}, modules: [] }))
      note(item, { kind: 'step', id: node.id, name: stepName(node, locale) });
  for (const module of protocol.modules)
    note(module.selected_item, {
      kind: 'module',
      id: module.id,
      name: moduleName(module, protocol, locale),
      rhythm: rhythmWords(module, locale),
    });
  for (const [id, item] of Object.entries(protocol.items))
    for (const named of itemsNamedBy(item, id)) note(named, { kind: 'item', id, name: item.name });
  return places;
}
