/** Reading a file of others: every value has its path, and what nobody read is known in the end. [G14] */
import type { Note, NoteCode } from './report.ts';
import type { Loose } from './resources.ts';

export type Reading = { used: Set<string>; whole: Set<string>; notes: Note[] };
export type Located = { readonly value: unknown; readonly path: string; readonly reading: Reading };

export const newReading = (): Reading => ({ used: new Set(), whole: new Set(), notes: [] });
export const locate = (value: unknown, path = '', reading = newReading()): Located => ({
  value,
  path,
  reading,
});

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export function note(place: Located, code: NoteCode, what = ''): void {
  place.reading.notes.push({ code, path: place.path, what });
}

/** A field without marking it as read. */
export function peek(place: Located, key: string): unknown {
  return isObject(place.value) && Object.hasOwn(place.value, key) ? place.value[key] : undefined;
}

/** A text, or none; never what an object says of itself, which a file of others could make up. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const peekText = (place: Located, key: string): string => asText(peek(place, key));

export function field(place: Located, key: string): Located {
  const path = below(place.path, key);
  const value = peek(place, key);
  if (value !== undefined) place.reading.used.add(path);
  return { value, path, reading: place.reading };
}

/** The field with everything in it counts as read. */
export function wholeField(place: Located, key: string): unknown {
  const { value, path, reading } = field(place, key);
  reading.whole.add(path);
  return value;
}

/** Only what has the right type counts as read. */
function scalar<T>(place: Located, key: string, is: (value: unknown) => value is T): T | undefined {
  return is(peek(place, key)) ? (field(place, key).value as T) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';

export const textIn = (place: Located, key: string): string | undefined => scalar(place, key, isText);
export const numberIn = (place: Located, key: string): number | undefined => scalar(place, key, isNumber);
export const yesNoIn = (place: Located, key: string): boolean | undefined => scalar(place, key, isYesNo);

/** The entries of a list; nothing when it is none. */
export function listIn(place: Located, key: string): Located[] {
  if (!Array.isArray(peek(place, key))) return [];
  const { value, path, reading } = field(place, key);
  return Array.from(value as unknown[], (entry, index) => ({
    value: entry,
    path: `${path}[${index}]`,
    reading,
  }));
}

export const textsIn = (place: Located, key: string): string[] =>
  listIn(place, key).flatMap(({ value }) => (isText(value) ? [value] : []));

/** What is written longer than we can keep is cut, and said so. */
export function shortText(place: Located, key: string, longest: number): string | undefined {
  const text = textIn(place, key);
  if (text === undefined) return undefined;
  const kept = storable(text);
  if (kept.length <= longest) return kept;
  note(field(place, key), 'shortened', String(longest));
  return kept.slice(0, longest).toWellFormed();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const storable = (text: string): string => text.toWellFormed().replace(controlCharacters, '');

/** Every value that nobody read, named once at the highest place where nothing was. */
export function unread({ value, path, reading }: Located, found: string[] = []): string[] {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      unread({ value: entry, path: `${path}[${index}]`, reading }, found);
  if (!isObject(value) || reading.whole.has(path)) return found;
  const keys = Object.keys(value);
  const read = keys.filter((key) => reading.used.has(below(path, key)));
  if (read.length === 0 && keys.length > 0 && path !== '') found.push(path);
  else
    for (const key of keys) {
      const at = below(path, key);
      if (!reading.used.has(at)) found.push(at);
      else if (!reading.whole.has(at)) unread({ value: value[key], path: at, reading }, found);
    }
  return found;
}
