/** What a card and a row say about a step, beside its name. */
import { childrenOf } from '@regimen/engine/graph.ts';
import { ITEM_OF_STEP } from '@regimen/engine/items.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translate.ts';
import { conditionWords } from '../words/condition-words.ts';
import { stepTypeTexts } from '../words/kind-texts.ts';
import { nameOfItem, nameOfStep, stepName } from '../words/names.ts';
import { stepParts } from '../words/step-parts.ts';
import { texts } from './texts.ts';

/** What it is about: its item, who it lets pass, how long it waits, where it goes. */
export function stepLine(node: FlowNode, protocol: Protocol, locale: Locale): string {
  const t = translator(texts, locale);
  if (ITEM_OF_STEP[node.type]) {
    const item = nameOfItem(protocol, node.data.selectedItem ?? '', locale);
    // Called like its item: then the line says of which type it is.
    if (item !== null) return item === stepName(node, locale) ? stepTypeTexts[node.type][locale] : item;
    return node.type === 'ai' ? stepTypeTexts.ai[locale] : t('noItem');
  }
  switch (node.type) {
    case 'population':
      return conditionWords(node.data.settings.who, protocol, locale, { node: node.id });
    case 'wait':
      return stepParts(node, protocol, locale).find(({ key }) => key === 'waits')?.words ?? '';
    case 'jump': {
      const name = nameOfStep(protocol, node.data.rules.jumpRule?.target ?? '', locale);
      return name === null ? t('goesNowhere') : t('goesTo', { name });
    }
    case 'finish':
    case 'fail':
      return node.data.settings?.message ?? stepTypeTexts[node.type][locale];
    default:
      return stepTypeTexts[node.type][locale];
  }
}

/** Whether the card asks for something that has not been chosen. */
export function lacksChoice(node: FlowNode, protocol: Protocol): boolean {
  if (node.type === 'jump') return node.data.rules.jumpRule?.target === undefined;
  if (node.type === 'ai' || !ITEM_OF_STEP[node.type]) return false;
  return !Object.hasOwn(protocol.items, node.data.selectedItem ?? '');
}

/** When the step is taken; empty where there is only one way and it is always taken. */
export function entryWords(node: FlowNode, protocol: Protocol, locale: Locale): string {
  if (node.parentId === null) return '';
  const condition = node.data.nextStepCondition;
  if (condition.is !== 'always') return conditionWords(condition, protocol, locale, { node: node.id });
  const siblings = childrenOf(protocol, node.parentId);
  if (siblings.length < 2) return '';
  const isLast = siblings.at(-1)?.id === node.id;
  return isLast ? translator(texts, locale)('otherwise') : conditionWords(condition, protocol, locale);
}
