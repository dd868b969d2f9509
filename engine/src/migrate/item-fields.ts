/** Whether an item asks for the same thing and judges it the same way. Words, pictures and reminders do not count. [R53] */
import type { Item } from '../items.ts';
import { sameJson } from '../same-json.ts';

/** What can change without anybody having to answer differently. */
const NO_MATTER: readonly string[] = [
  'name',
  'description',
  'photo',
  'source',
  'instructions',
  'title',
  'body',
  'goal',
  'channel',
  'minutes',
  'alert',
  'urgent',
  'advice',
  'conversions',
  'direction',
  'origin',
  'formula',
];
const WORDS: readonly string[] = ['name', 'text', 'help', 'label', 'minLabel', 'maxLabel', 'faces', 'risk'];

/** Names of the fields that differ; `kind` when one of the two is missing or of another kind. */
export function fieldsThatDiffer(before: Item | undefined, after: Item | undefined): string[] {
  if (before === after) return [];
  if (before?.kind !== after?.kind || !before || !after) return ['kind'];
  const [was, is] = [before as unknown as Loose, after as unknown as Loose];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !NO_MATTER.includes(field) && !sameJson(withoutWords(was[field]), withoutWords(is[field])),
  );
}

type Loose = Record<string, unknown>;

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (WORDS.includes(key) ? [] : [[key, withoutWords(part)]])),
  );
}
