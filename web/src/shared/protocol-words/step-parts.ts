import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { quotedItem, quotedStep } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { FlowNode, Protocol, Window } from '@regimen/engine/protocol.ts';
import { isJump } from '@regimen/engine/steps/traits.ts';
import { wordsOf } from '../steps/type-words.ts';
import type { MakePart, Part, Speaking } from './part.ts';
import { partTexts } from './part-texts.ts';
import { targetTexts } from './target-texts.ts';
/** A step as a list of named parts in words, so that two of them can be laid side by side. */

/** Every part that the step has or could have; `protocol` is the one it stands in. */
export function stepParts(node: FlowNode, protocol: Protocol, locale: Locale): Part[] {
  const t = translator(partTexts, locale);
  const speaking = { protocol, locale, t };
  const { data } = node;
  const part: MakePart = (key, words, long = false) => ({
    key,
    label: partTexts[locale][key],
    words,
    ...(long && { long }),
  });
  const { target, targetSuccess } = data.rules.jumpRule ?? {};
  return [
    part('type', typeTexts[locale][node.type]),
    part('name', data.name),
    part('description', data.description ?? '', true),
    part('target', targetTexts[locale][data.target]),
    part('item', data.selectedItem === undefined ? '' : quotedItem(protocol, data.selectedItem, locale)),
    part('place', placeWords(node.parentId, speaking)),
    part('condition', conditionWords(data.nextStepCondition, protocol, locale, { node: node.id })),
    part(
      isJump(node.type) ? 'jumpTo' : 'onFailure',
      target === undefined ? '' : quotedStep(protocol, target, locale),
    ),
    part('onSuccess', targetSuccess === undefined ? '' : quotedStep(protocol, targetSuccess, locale)),
    ...windowParts(data.window, locale, part),
    ...(wordsOf(node.type).parts?.(node, speaking, part) ?? []),
  ];
}

const placeWords = (parentId: string | null, speaking: Speaking): string =>
  parentId === null
    ? speaking.t('first')
    : speaking.t('afterStep', { step: quotedStep(speaking.protocol, parentId, speaking.locale) });
function windowParts(window: Window | undefined, locale: Locale, part: MakePart): Part[] {
  const after = (minutes: number | undefined) =>
    minutes === undefined ? '' : durationWords(minutes, locale);
  return [
    part('late', after(window?.lateAfterMinutes)),
    part('expires', after(window?.expireAfterMinutes)),
    part('snoozes', window?.snoozes === undefined ? '' : formatNumber(locale, window.snoozes)),
  ];
}
