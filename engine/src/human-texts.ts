/** The words that people read in an item or a protocol, and the same thing with other words in their place. [G7] */

/** English text → the same in another language. Texts of several lines are looked up line by line. */
export type Dictionary = Readonly<Record<string, string>>;

const READ_BY_PEOPLE: readonly string[] = [
  'name',
  'description',
  'instructions',
  'title',
  'body',
  'goal',
  'text',
  'help',
  'label',
  'minLabel',
  'maxLabel',
  'licence',
  'prompt',
  'examples',
  'message',
  'selectedItemName',
  'unit',
];

/** Signs and short names of instruments, which are written the same in every language. */
export const SIGNS = /^(?:%|PHQ-\d+|GAD-\d+|GDS-15|CES-D|K6|PC-PTSD-5|HbA1c)$/;

/** Every line that has to be said in the reader's language. */
export function humanTexts(value: unknown): string[] {
  const lines: string[] = [];
  reworded(value, (line) => {
    lines.push(line);
    return line;
  });
  return lines;
}

/** [G7] Ids, numbers and conditions stay as they are. A line that the dictionary does not have stays in English. */
export function inWordsOf<T>(value: T, dictionary: Dictionary): T {
  return reworded(value, (line) =>
    Object.hasOwn(dictionary, line) ? (dictionary[line] ?? line) : line,
  ) as T;
}

function reworded(value: unknown, word: (line: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => reworded(entry, word, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, reworded(part, word, name)]),
    );
  if (typeof value !== 'string' || !READ_BY_PEOPLE.includes(key)) return value;
  return value
    .split('\n')
    .map((line) => (line === '' || SIGNS.test(line) ? line : word(line)))
    .join('\n');
}
