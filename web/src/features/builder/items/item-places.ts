import { kpisOf } from '@regimen/engine/formula.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { moduleName, stepName } from '../words/names.ts';

export interface ItemPlace {
  kind: 'step' | 'module' | 'item';
  id: string;
  name: string;
}

/** The steps and modules of this protocol that point at an item, and items that read it. */
export function placesOf(protocol: Protocol, itemId: string, locale: Locale): ItemPlace[] {
  const steps = protocol.nodes
    .filter((node) => itemsUsed({ nodes: [node], items: {}, modules: [] }).has(itemId))
    .map((node): ItemPlace => ({ kind: 'step', id: node.id, name: stepName(node, locale) }));
  const modules = protocol.modules
    .filter((module) => module.selected_item === itemId)
    .map(
      (module): ItemPlace => ({ kind: 'module', id: module.id, name: moduleName(module, protocol, locale) }),
    );
  const items = Object.entries(protocol.items)
    .filter(([, item]) =>
      item.kind === 'kpi'
        ? item.formula !== undefined && kpisOf(item.formula).includes(itemId)
        : item.kind === 'order' && item.resultKpi === itemId,
    )
    .map(([id, item]): ItemPlace => ({ kind: 'item', id, name: item.name }));
  return [...steps, ...modules, ...items];
}
