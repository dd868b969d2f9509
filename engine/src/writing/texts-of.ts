/** The texts of something that people read, each as a whole, and the same thing with others in their place. */

/** Fields that hold words. Ids, times, addresses and what a unit is called are none. */
const WORDS: readonly string[] = [
  'name',
  'title',
  'summary',
  'description',
  'instructions',
  'body',
  'goal',
  'text',
  'help',
  'label',
  'minLabel',
  'maxLabel',
  'evidence',
  'outcomes',
  'question',
  'answer',
  'greeting',
  'openings',
  'speaksOf',
  'avoids',
  'handsOver',
];
/** Where a questionnaire comes from is quoted as it is, conditions name ids, and marks are about texts. */
const NO_WORDS: readonly string[] = ['source', 'when', 'alert', 'formula', 'unreviewed'];

/** Each once, in the order in which they stand. */
export function textsOf(value: unknown): string[] {
  const found = new Set<string>();
  withTexts(value, (text) => {
    if (text.trim() !== '') found.add(text);
    return text;
  });
  return [...found];
}

export function withTexts<T>(value: T, say: (text: string) => string): T {
  return reworded(value, say, '') as T;
}

function reworded(value: unknown, say: (text: string) => string, field: string): unknown {
  if (typeof value === 'string') return WORDS.includes(field) ? say(value) : value;
  if (Array.isArray(value)) return value.map((entry) => reworded(entry, say, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      NO_WORDS.includes(name) ? part : reworded(part, say, name),
    ]),
  );
}
