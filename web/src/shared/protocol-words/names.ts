/** What a step, an item or a module is called where one is spoken of; never its id. */

import type { Locale } from '@regimen/contract/language/languages.ts';
import { nameOfStep as givenStepName, nameOfModule } from '@regimen/engine/given-name.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { typeTexts } from '../steps/type-texts.ts';

/** As `nameOfStep` of the engine tells followers, or what it is. Without the protocol, by the item's name as the step has it. */
export const stepName = (node: FlowNode, locale: Locale, protocol?: Protocol): string =>
  givenStepName(protocol, node) || typeTexts[locale][node.type];

/** `null`: there is no such step. */
export function nameOfStep(protocol: Protocol, id: string, locale: Locale): string | null {
  const node = findNode(protocol, id);
  return node ? stepName(node, locale, protocol) : null;
}

export function nameOfItem(protocol: Protocol, id: string, locale: Locale): string | null {
  const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
  return item ? item.name.trim() || typeTexts[locale][item.kind] : null;
}

export const moduleName = (module: RecurringModule, protocol: Protocol, locale: Locale): string =>
  nameOfModule(protocol, module) || typeTexts[locale][module.selected_module];
