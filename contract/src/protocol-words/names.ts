/** What a step, an item or a module is called where one is spoken of; never its id. */
import { nameOfStep as givenStepName, nameOfModule } from '@regimen/engine/given-name.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { TextKey } from '../language/define-texts.ts';
import { type Locale, quoted } from '../language/languages.ts';
import { translator } from '../language/translate.ts';
import { nameTexts } from './name-texts.ts';
import { itemOf } from './references.ts';
import { typeTexts } from './type-texts.ts';

/** As `nameOfStep` of the engine tells followers, or what it is. Without the protocol, by the item's name as the step has it. */
export const stepName = (node: FlowNode, locale: Locale, protocol?: Protocol): string =>
  givenStepName(protocol, node) || typeTexts[locale][node.type];

/** `null`: there is no such step. */
export function nameOfStep(protocol: Protocol, id: string, locale: Locale): string | null {
  const node = findNode(protocol, id);
  return node ? stepName(node, locale, protocol) : null;
}

export function nameOfItem(protocol: Protocol, id: string, locale: Locale): string | null {
  const item = itemOf(protocol, id);
  return item ? item.name.trim() || typeTexts[locale][item.kind] : null;
}

export const moduleName = (module: RecurringModule, protocol: Protocol, locale: Locale): string =>
  nameOfModule(protocol, module) || typeTexts[locale][module.selected_module];

/** In quotation marks, as it stands in a sentence. What a former version had may be gone. */
export const quotedStep = (protocol: Protocol, id: string | null, locale: Locale): string =>
  quotedOr('goneStep', id === null ? null : nameOfStep(protocol, id, locale), locale);

export const quotedItem = (protocol: Protocol, id: string, locale: Locale): string =>
  quotedOr('goneItem', nameOfItem(protocol, id, locale), locale);

export function quotedModule(protocol: Protocol, id: string, locale: Locale): string {
  const module = protocol.modules.find((each) => each.id === id);
  return quotedOr('goneModule', module ? moduleName(module, protocol, locale) : null, locale);
}

const quotedOr = (gone: TextKey<typeof nameTexts>, name: string | null, locale: Locale): string =>
  name === null ? translator(nameTexts, locale)(gone) : quoted(name, locale);
