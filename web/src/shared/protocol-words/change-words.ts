/** The difference between two states of a protocol, one sentence for each thing that changed. */

import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { moduleName, nameOfStep, stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { Change, NodeChange } from '@regimen/engine/change.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { changeTexts } from './change-texts.ts';
import { itemChangeWords } from './item-change-words.ts';
import { moduleParts } from './other-parts.ts';
import type { Part } from './part.ts';
import { ruleWords } from './rule-words.ts';
import { stepParts } from './step-parts.ts';
import { whereTextsDiffer } from './where-texts-differ.ts';

interface Speaking {
  before: Protocol;
  after: Protocol;
  locale: Locale;
  t: Translate<typeof changeTexts>;
}

export function changeWords(change: Change, before: Protocol, after: Protocol, locale: Locale): string[] {
  const speaking = { before, after, locale, t: translator(changeTexts, locale) };
  return [
    ...describedWords(change.words, speaking),
    ...change.nodes.flatMap((node) => nodeWords(node, speaking)),
    ...orderWords(change.nodes, speaking),
    ...change.modules.flatMap((module) => moduleChangeWords(module, speaking)),
    ...Object.values(change.items).flatMap((item) => itemWords(item, speaking)),
  ];
}

function describedWords(words: Change['words'], { locale, t }: Speaking): string[] {
  if (!words?.before || !words.after) return [];
  const { before, after } = words;
  const renamed = { before: quoted(before.name, locale), after: quoted(after.name, locale) };
  return [
    ...(before.name === after.name ? [] : [t('protocolRenamed', renamed)]),
    ...(before.description === after.description ? [] : [t('protocolRewritten')]),
  ];
}

function nodeWords(change: NodeChange, speaking: Speaking): string[] {
  const { locale, t } = speaking;
  const { before, after } = change;
  const node = after ?? before;
  if (!node) return [];
  const step = quoted(stepName(node, locale), locale);
  const type = typeTexts[locale][node.type];
  if (!after) return [t('stepRemoved', { step, type })];
  if (!before) return [t('stepAdded', { step, type, place: placeOf(after, speaking) })];
  const renamed = {
    before: quoted(stepName(before, locale), locale),
    after: step,
  };
  return [
    ...(before.data.name === after.data.name ? [] : [t('renamed', renamed)]),
    ...movedWords(change, step, speaking),
    ...partWords(
      step,
      stepParts(before, speaking.before, locale),
      stepParts(after, speaking.after, locale),
      speaking,
    ),
  ];
}

const placeOf = (node: FlowNode, { after, locale }: Speaking): string =>
  stepParts(node, after, locale).find(({ key }) => key === 'place')?.words ?? '';

function movedWords({ before, after, place }: NodeChange, step: string, speaking: Speaking): string[] {
  if (!before || !after || place === undefined) return [];
  const { t } = speaking;
  if (before.parentId === after.parentId) return [];
  // It only follows from a step that came in between, or went.
  const wasParent = findNode(speaking.after, before.parentId ?? '');
  const isParent = findNode(speaking.before, after.parentId ?? '');
  if (!wasParent || !isParent) return [];
  return [t('stepMoved', { step, place: placeOf(after, speaking) })];
}

/** Said once for all steps beside each other. */
function orderWords(changes: readonly NodeChange[], { after, locale, t }: Speaking): string[] {
  const parents = changes.flatMap(({ before, after: now, place }) =>
    before && now && place && before.parentId === now.parentId ? [now.parentId] : [],
  );
  return [...new Set(parents)].map((parent) => {
    const name = nameOfStep(after, parent ?? '', locale) ?? '';
    return t('reordered', { step: quoted(name, locale) });
  });
}

/** Name and place have sentences of their own. */
const saidElsewhere = new Set(['name', 'place']);

function partWords(step: string, old: readonly Part[], now: readonly Part[], speaking: Speaking): string[] {
  const { locale, t } = speaking;
  const labels = new Map([...old, ...now].map((part) => [part.key, part]));
  const wordsOf = (parts: readonly Part[], key: string) =>
    parts.find((part) => part.key === key)?.words ?? '';
  return [...labels.values()].flatMap(({ key, label: part, long }) => {
    const [was, is] = [wordsOf(old, key), wordsOf(now, key)];
    if (was === is || saidElsewhere.has(key)) return [];
    const texts = long ? whereTextsDiffer(was, is).map((text) => quoted(text, locale)) : [was, is];
    const [before = '', after = ''] = texts;
    if (was === '') return [t('partAdded', { step, part, after })];
    if (is === '') return [t('partRemoved', { step, part, before })];
    return [t('partChanged', { step, part, before, after })];
  });
}

function moduleChangeWords({ before, after }: Change['modules'][number], speaking: Speaking): string[] {
  const { locale, t } = speaking;
  const named = (module: typeof before, protocol: Protocol) =>
    module ? quoted(moduleName(module, protocol, locale), locale) : '';
  if (after && !before)
    return [
      t('moduleAdded', {
        module: named(after, speaking.after),
        rule: ruleWords(after, speaking.after, locale),
      }),
    ];
  if (before && !after) return [t('moduleRemoved', { module: named(before, speaking.before) })];
  if (!before || !after) return [];
  const [was, is] = [named(before, speaking.before), named(after, speaking.after)];
  return [
    ...(was === is ? [] : [t('renamed', { before: was, after: is })]),
    ...partWords(
      is,
      moduleParts(before, speaking.before, locale),
      moduleParts(after, speaking.after, locale),
      speaking,
    ),
  ];
}

function itemWords({ before, after }: Change['items'][string], speaking: Speaking): string[] {
  const { locale, t } = speaking;
  const item = after ?? before;
  if (!item) return [];
  const names = { item: quoted(item.name, locale), kind: typeTexts[locale][item.kind] };
  if (!before) return [t('itemAdded', names)];
  if (!after) return [t('itemRemoved', names)];
  return itemChangeWords(before, after, [speaking.before, speaking.after], locale);
}
