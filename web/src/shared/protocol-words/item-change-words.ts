import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import { isolate, type Locale, languages, quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { spanWords } from '@regimen/contract/language/quantities.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { questionsOf } from '@regimen/contract/protocol-words/references.ts';
import type { Band, Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { fieldWords } from '../item-words/field-words.ts';
import { changeTexts } from './change-texts.ts';
import { itemChangeTexts } from './item-change-texts.ts';
import { partTexts } from './part-texts.ts';
import { questionPartTexts } from './question-part-texts.ts';
import { whereTextsDiffer } from './where-texts-differ.ts';

/** What changed in an item, one sentence for each thing: which questions went and came, which range moved, which words. */

interface Speaking {
  item: string;
  locale: Locale;
  t: Translate<typeof itemChangeTexts>;
}

export function itemChangeWords(
  before: Item,
  after: Item,
  [was, is]: readonly [Protocol, Protocol],
  locale: Locale,
): string[] {
  const item = quoted(after.name, locale);
  const speaking = { item, locale, t: translator(itemChangeTexts, locale) };
  const say = translator(changeTexts, locale);
  const value = (of: Item, field: string) => (of as Record<string, unknown>)[field];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !saidElsewhere.has(field) && !sameJson(value(before, field), value(after, field)),
  );
  const named = fields.filter((field) => labelOf(field, locale) !== undefined);
  return [
    ...(before.name === after.name
      ? []
      : [say('renamed', { before: quoted(before.name, locale), after: item })]),
    ...questionWords(questionsOf(before), questionsOf(after), speaking),
    ...bandWords(bandsOf(before), bandsOf(after), speaking),
    ...named.map((field) => {
      const part = labelOf(field, locale) ?? '';
      if (field === 'photo') return say('rewritten', { step: item, part });
      const text = (of: Item, protocol: Protocol) =>
        fieldWords(of, field, protocol, locale).replaceAll('\n', languages[locale].semicolon);
      const isLong = longFields.has(field);
      const [old, now] = [text(before, was), text(after, is)];
      const [oldShown, nowShown] = isLong ? whereTextsDiffer(old, now) : [old, now];
      const shown = (words: string) => (isLong ? quoted(words, locale) : isolate(words, locale));
      const words = { step: item, part, before: shown(oldShown), after: shown(nowShown) };
      const [hadNone, hasNone] = isLong
        ? [old === '', now === '']
        : [value(before, field) === undefined, value(after, field) === undefined];
      if (hadNone) return say('partAdded', words);
      if (hasNone) return say('partRemoved', words);
      return words.before === words.after ? say('rewritten', words) : say('partChanged', words);
    }),
    // What is not known here is not passed over in silence.
    ...(named.length < fields.length ? [speaking.t('other', { item })] : []),
  ];
}

const saidElsewhere = new Set(['kind', 'name', 'questions', 'bands']);
/** What may be long: of two states only the place where they differ is shown. */
const longFields = new Set(['description', 'instructions', 'body', 'source', 'formula', 'alert']);

function labelOf(field: string, locale: Locale): string | undefined {
  const key = field === 'target' ? 'targetRange' : field;
  return Object.hasOwn(partTexts.en, key) ? partTexts[locale][key as TextKey<typeof partTexts>] : undefined;
}

const bandsOf = (item: Item): readonly Band[] => (item.kind === 'assessment' ? item.bands : []);

function questionWords(
  before: readonly Question[],
  after: readonly Question[],
  { item, locale, t }: Speaking,
): string[] {
  const has = (list: readonly Question[], id: string) => list.some((one) => one.id === id);
  const name = ({ text }: Question) => quoted(text, locale);
  const kept = (list: readonly Question[], other: readonly Question[]) =>
    list.filter(({ id }) => has(other, id)).map(({ id }) => id);
  const changed = after.flatMap((question) => {
    const was = before.find(({ id }) => id === question.id);
    if (!was) return [];
    const answers = answerWords(was, question, { item, locale, t });
    const parts = partsThatDiffer(was, question)
      .filter((part) => part !== 'options' || answers.length === 0)
      .map((part) => questionPartTexts[locale][part]);
    return [
      ...(was.text === question.text
        ? []
        : [t('questionReworded', { item, before: name(was), after: name(question) })]),
      ...(parts.length === 0
        ? []
        : [t('questionChanged', { item, question: name(question), parts: listWords(parts, locale) })]),
      ...answers,
    ];
  });
  return [
    ...before
      .filter(({ id }) => !has(after, id))
      .map((gone) => t('questionRemoved', { item, question: name(gone) })),
    ...after
      .filter(({ id }) => !has(before, id))
      .map((fresh) => t('questionAdded', { item, question: name(fresh) })),
    ...changed,
    ...(sameJson(kept(before, after), kept(after, before)) ? [] : [t('questionsReordered', { item })]),
  ];
}

function answerWords(was: Question, is: Question, { item, locale, t }: Speaking): string[] {
  if (!('options' in was) || !('options' in is)) return [];
  const about = { item, question: quoted(is.text, locale) };
  const [before, after] = [was.options, is.options];
  const gone = before.filter(({ id }) => !after.some((option) => option.id === id));
  return [
    ...gone.map(({ label }) => t('answerRemoved', { ...about, answer: quoted(label, locale) })),
    ...after.flatMap(({ id, label, score = 0 }) => {
      const old = before.find((option) => option.id === id);
      const answer = quoted(label, locale);
      if (!old) return [t('answerAdded', { ...about, answer })];
      const { score: oldScore = 0 } = old;
      return [
        ...(old.label === label
          ? []
          : [t('answerReworded', { ...about, before: quoted(old.label, locale), after: answer })]),
        ...(oldScore === score
          ? []
          : [t('answerRecounted', { ...about, answer, before: oldScore, after: score })]),
      ];
    }),
  ];
}

const partOfField = {
  kind: 'kind',
  help: 'help',
  required: 'required',
  when: 'when',
  options: 'options',
  rows: 'rows',
  scored: 'points',
  reverse: 'points',
  scoreYes: 'points',
  scoreNo: 'points',
  min: 'numbers',
  max: 'numbers',
  step: 'numbers',
  minLabel: 'ends',
  maxLabel: 'ends',
  unit: 'numbers',
} as const;

type QuestionPart = (typeof partOfField)[keyof typeof partOfField] | 'settings';

function partsThatDiffer(was: Question, is: Question): QuestionPart[] {
  const value = (question: Question, field: string) => (question as Record<string, unknown>)[field];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => field !== 'text' && !sameJson(value(was, field), value(is, field)),
  );
  const parts = fields.map(
    (field): QuestionPart =>
      Object.hasOwn(partOfField, field) ? partOfField[field as keyof typeof partOfField] : 'settings',
  );
  return [...new Set(parts)];
}

function bandWords(before: readonly Band[], after: readonly Band[], { item, locale, t }: Speaking): string[] {
  const name = (band: Band) => quoted(band.name, locale);
  const span = (band: Band) => spanWords(band, '', locale);
  return [
    ...before
      .filter(({ id }) => !after.some((one) => one.id === id))
      .map((band) => t('bandRemoved', { item, band: name(band) })),
    ...after.flatMap((band) => {
      const was = before.find(({ id }) => id === band.id);
      if (!was) return [t('bandAdded', { item, band: name(band), after: span(band) })];
      const { name: oldName, min: oldMin, max: oldMax, ...oldRest } = was;
      const { name: newName, min, max, ...rest } = band;
      return [
        ...(oldName === newName ? [] : [t('bandRenamed', { item, before: name(was), after: name(band) })]),
        ...(oldMin === min && oldMax === max
          ? []
          : [t('bandMoved', { item, band: name(band), before: span(was), after: span(band) })]),
        ...(sameJson(oldRest, rest) ? [] : [t('bandChanged', { item, band: name(band) })]),
      ];
    }),
  ];
}
