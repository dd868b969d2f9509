import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { nameTexts } from '@regimen/contract/protocol-words/name-texts.ts';
import { moduleName, nameOfItem } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
/** Items, modules and the protocol's own words as named parts, to lay side by side. */
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import type { Part } from './part.ts';
import { partTexts } from './part-texts.ts';
import { ruleWords } from './rule-words.ts';

export function moduleParts(module: RecurringModule, protocol: Protocol, locale: Locale): Part[] {
  const { window } = module.settings;
  const label = (key: TextKey<typeof partTexts>) => partTexts[locale][key];
  const open = window?.expireAfterMinutes;
  return [
    { key: 'name', label: label('name'), words: moduleName(module, protocol, locale) },
    { key: 'type', label: label('type'), words: typeTexts[locale][module.selected_module] },
    {
      key: 'item',
      label: label('item'),
      words: nameOfItem(protocol, module.selected_item, locale) ?? nameTexts[locale].goneItem,
    },
    { key: 'rule', label: label('rule'), words: ruleWords(module, protocol, locale) },
    { key: 'window', label: label('window'), words: open === undefined ? '' : durationWords(open, locale) },
  ];
}

export const describedParts = (
  { name, description }: { name: string; description: string },
  locale: Locale,
): Part[] => [
  { key: 'name', label: partTexts[locale].protocolName, words: name },
  { key: 'description', label: partTexts[locale].protocolDescription, words: description, long: true },
];

/** The parts in which two items differ, by name: "questions", "scoring". */
export function differingParts(before: Item, after: Item, locale: Locale): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const value = (item: Item, key: string) => (item as Record<string, unknown>)[key];
  return keys
    .filter((key) => !sameJson(value(before, key), value(after, key)))
    .flatMap((key) => labelOf(key, locale) ?? []);
}

function labelOf(key: string, locale: Locale): string | undefined {
  if (key === 'target') return partTexts[locale].targetRange;
  return Object.hasOwn(partTexts.en, key) ? partTexts[locale][key as TextKey<typeof partTexts>] : undefined;
}
