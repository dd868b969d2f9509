/** What a step, an item or a module is called where one is spoken of; never its id. */

import type { Locale } from '@regimen/contract/language/languages.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { stepTypeTexts } from '../steps/type-texts.ts';
import { itemKindTexts } from './item-kind-texts.ts';

export const stepName = (node: FlowNode, locale: Locale): string =>
  node.data.name.trim() || node.data.selectedItemName?.trim() || stepTypeTexts[locale][node.type];

/** `null`: there is no such step. */
export function nameOfStep(protocol: Protocol, id: string, locale: Locale): string | null {
  const node = findNode(protocol, id);
  return node ? stepName(node, locale) : null;
}

export function nameOfItem(protocol: Protocol, id: string, locale: Locale): string | null {
  const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
  return item ? item.name.trim() || itemKindTexts[locale][item.kind] : null;
}

export const moduleName = (module: RecurringModule, protocol: Protocol, locale: Locale): string =>
  module.settings.name?.trim() ||
  nameOfItem(protocol, module.selected_item, locale) ||
  stepTypeTexts[locale][module.selected_module];
