import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { conditionLabel, conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { nameOfItem, nameOfStep, stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { childrenOf } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { isJump, itemKindOf, neededItemOf } from '@regimen/engine/steps/traits.ts';
import { stepTexts } from './step-texts.ts';
import { wordsOf } from './type-words.ts';
/** What a card and a row say about a step, beside its name. */

/** What it is about: its item, who it lets pass, how long it waits, where it goes. */
export function stepLine(node: FlowNode, protocol: Protocol, locale: Locale): string {
  const t = translator(stepTexts, locale);
  const typeName = typeTexts[locale][node.type];
  if (itemKindOf(node.type)) {
    const item = nameOfItem(protocol, node.data.selectedItem ?? '', locale);
    // Called like its item: then the line says of which type it is.
    if (item !== null) return item === stepName(node, locale) ? typeName : item;
    return neededItemOf(node.type) ? t('noItem') : typeName;
  }
  return wordsOf(node.type).line?.(node, { protocol, locale, t }) ?? typeName;
}

/** Where it goes instead of on to the steps below it, and after which outcome. Of a jump its line says so already. */
export function elsewhereWords(node: FlowNode, protocol: Protocol, locale: Locale): string {
  const { target, targetSuccess } = node.data.rules.jumpRule ?? {};
  if (isJump(node.type)) return '';
  const t = translator(stepTexts, locale);
  const name = (id: string) => quoted(nameOfStep(protocol, id, locale) ?? '', locale);
  if (target !== undefined && target === targetSuccess) return t('goesTo', { name: name(target) });
  const parts = [
    targetSuccess === undefined ? '' : t('goesToAfterSuccess', { name: name(targetSuccess) }),
    target === undefined ? '' : t('goesToAfterFailure', { name: name(target) }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** How long somebody has for it, where that is set. */
export function deadlineWords({ data }: FlowNode, locale: Locale): string {
  const minutes = data.window?.expireAfterMinutes ?? data.window?.lateAfterMinutes;
  return minutes === undefined ? '' : durationWords(minutes, locale);
}

/** Whether the card asks for something that has not been chosen. */
export function lacksChoice(node: FlowNode, protocol: Protocol): boolean {
  if (isJump(node.type)) return node.data.rules.jumpRule?.target === undefined;
  return (
    neededItemOf(node.type) !== undefined && !Object.hasOwn(protocol.items, node.data.selectedItem ?? '')
  );
}

/** When the step is taken; empty where there is only one branch and it is always taken. */
export const entryWords = (node: FlowNode, protocol: Protocol, locale: Locale): string =>
  entryIn(conditionWords, node, protocol, locale);

/** The same on a card, where a threshold is a sign and a number. */
export const entryLabel = (node: FlowNode, protocol: Protocol, locale: Locale): string =>
  entryIn(conditionLabel, node, protocol, locale);

function entryIn(say: typeof conditionWords, node: FlowNode, protocol: Protocol, locale: Locale): string {
  if (node.parentId === null) return '';
  const condition = node.data.nextStepCondition;
  if (condition.is !== 'always') return say(condition, protocol, locale, { node: node.id });
  const siblings = childrenOf(protocol, node.parentId);
  if (siblings.length < 2) return '';
  const isLast = siblings.at(-1)?.id === node.id;
  return isLast ? translator(stepTexts, locale)('otherwise') : say(condition, protocol, locale);
}
