/**
 * What a nudge says to each follower in their own words: `{{name}}`, `{{day}}`, `{{reading:systolic}}`. [R76]–[R79]
 * The text keeps the KPI's id, so that it survives other names; editors show its name.
 */
import type { ContentLanguage } from './content-language.ts';
import type { Item } from './items.ts';
import { ARABIC_PLACEHOLDERS } from './placeholder-names.ar.ts';

export type PlaceholderKind = 'name' | 'day' | 'reading';

type Trait = {
  /** The kind of item whose id follows the word. */
  of: 'kpi' | null;
  /** [R78] What goes with a value that there is not. */
  without: 'word' | 'sentence';
};

/** Whatever else a nudge may say one day gets a line here, and everybody who fills or shows them does not compile without it. */
export const PLACEHOLDERS: Readonly<Record<PlaceholderKind, Trait>> = {
  name: { of: null, without: 'word' },
  day: { of: null, without: 'sentence' },
  reading: { of: 'kpi', without: 'sentence' },
};
export const PLACEHOLDER_KINDS = Object.keys(PLACEHOLDERS) as PlaceholderKind[];

const WORDS: Readonly<Record<ContentLanguage, Readonly<Record<PlaceholderKind, string>>>> = {
  en: { name: 'name', day: 'day', reading: 'reading' },
  ar: ARABIC_PLACEHOLDERS,
};

export type Placeholder = {
  /** As it stands in the text. */
  text: string;
  /** [R76] Both languages are understood in every text. `null`: nobody knows it. */
  kind: PlaceholderKind | null;
  word: string;
  /** The item's id, or whatever was typed in its place. */
  item: string;
  /** Set in what was taken along. [R79] */
  unit: string;
};

const PATTERN = /\{\{([^{}]{0,300})\}\}/g;

function read(text: string, inside: string): Placeholder {
  const [word = '', item = '', ...unit] = inside.split(':').map((part) => part.trim());
  const said = word.toLowerCase();
  const known = PLACEHOLDER_KINDS.find((kind) => WORDS.en[kind] === said || WORDS.ar[kind] === said);
  const takesNone = known !== undefined && PLACEHOLDERS[known].of === null;
  return { text, kind: takesNone && item !== '' ? null : (known ?? null), word, item, unit: unit.join(':') };
}

/** Written as a text keeps it. */
export function placeholder(kind: PlaceholderKind, language: ContentLanguage, item = ''): string {
  return item === '' ? `{{${WORDS[language][kind]}}}` : `{{${WORDS[language][kind]}:${item}}}`;
}

export const placeholdersIn = (text: string): Placeholder[] =>
  text.includes('{{') ? [...text.matchAll(PATTERN)].map(([all, inside = '']) => read(all, inside)) : [];

/** The text with something else in the place of each. */
export const mapPlaceholders = (text: string, make: (found: Placeholder) => string): string =>
  text.includes('{{') ? text.replace(PATTERN, (all, inside: string) => make(read(all, inside))) : text;

/** [R77] The same text, speaking of the same items under their other ids. */
export const renamePlaceholders = (text: string, rename: (id: string) => string): string =>
  mapPlaceholders(text, (found) => {
    if (found.kind === null || PLACEHOLDERS[found.kind].of === null || found.item === '') return found.text;
    const id = rename(found.item);
    return id === found.item ? found.text : `{{${found.word}:${id}}}`;
  });

/** [R79] A message that is sent later says by itself in which unit a KPI was measured, whatever becomes of the version. */
export const withUnits = (text: string, items: Readonly<Record<string, Item>>): string =>
  mapPlaceholders(text, (found) => {
    const item = Object.hasOwn(items, found.item) ? items[found.item] : undefined;
    if (found.kind !== 'reading' || item?.kind !== 'kpi') return found.text;
    return `{{${found.word}:${found.item}:${item.unit.replaceAll(/[{}]/g, '')}}}`;
  });

export type Filling = {
  /** `null`: there is none. */
  value: (found: Placeholder) => string | null;
  /** Where leaving it out would leave nothing to read. */
  instead: (found: Placeholder) => string;
};

/** [R78] Never braces, never a hole: the sentence that wants a missing value is left out, or the word alone. */
export function fillPlaceholders(text: string, { value, instead }: Filling): string {
  if (placeholdersIn(text).length === 0) return text;
  const filled = text
    .split('\n')
    .flatMap((line) => fillLine(line, value))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return filled === '' ? mapPlaceholders(text, (found) => value(found) ?? instead(found)) : filled;
}

/** Nothing where nothing is left of it. */
function fillLine(line: string, value: Filling['value']): string[] {
  if (placeholdersIn(line).length === 0) return [line];
  const kept = sentencesOf(line).flatMap((sentence) => fillSentence(sentence, value));
  const words = kept.join('').trimEnd();
  return LIST_MARK_ONLY.test(words) ? [] : [words];
}

const LIST_MARK_ONLY = /^\s*(?:[-*+•]|\d+[.)])?\s*$/;
/** A mark that ends a sentence, whatever closes behind it, and the gap before one that does not begin with a small letter. */
const AFTER_SENTENCE = /(?<=[.!?؟…]["”»’)*_]{0,3}\s)(?=[^\p{Ll}])/u;

/** Each with the gap behind it. What stands in a placeholder ends none. */
function sentencesOf(line: string): string[] {
  const found = placeholdersIn(line).map(({ text }) => text);
  let next = 0;
  return line
    .replaceAll(PATTERN, HIDDEN)
    .split(AFTER_SENTENCE)
    .map((sentence) => sentence.replaceAll(HIDDEN, () => found[next++] ?? ''));
}
/** A character that nobody types. */
const HIDDEN = '\uE000';

function fillSentence(sentence: string, value: Filling['value']): string[] {
  const values = placeholdersIn(sentence).map((found) => ({ found, said: value(found) }));
  const isLost = values.some(
    ({ found, said }) =>
      said === null && (found.kind === null || PLACEHOLDERS[found.kind].without === 'sentence'),
  );
  if (isLost) return [];
  let next = 0;
  const said = sentence.replaceAll(PATTERN, () => values[next++]?.said ?? HIDDEN);
  return [said.includes(HIDDEN) ? withoutWords(said) : said];
}

/** "Hi {{name}}, …" is "Hi, …" to whoever has told no name. */
function withoutWords(sentence: string): string {
  const begun = sentence.replace(new RegExp(`^(\\s*)${HIDDEN}[,،:]?\\s*`), '$1');
  const said = begun
    .replaceAll(new RegExp(`[,،]?\\s*${HIDDEN}(?=\\s*(?:[.!?؟…,،]|$))`, 'g'), '')
    .replaceAll(new RegExp(`\\s*${HIDDEN}`, 'g'), '');
  return begun === sentence ? said : said.replace(/\p{L}/u, (first) => first.toUpperCase());
}
