import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { EXAMPLES, examplesIn } from '../examples/all.ts';
import { ARABIC as EXAMPLE_WORDS } from '../examples/arabic/all.ts';
import { type Dictionary, humanTexts } from '../human-texts.ts';
import { item as readItem } from '../parse/item.ts';
import type { Faults } from '../parse/shape.ts';
import { parseProtocol } from '../parse-protocol.ts';
import { builtInItem, builtInItems } from './all.ts';
import { ARABIC } from './arabic/all.ts';

const untranslated = (value: unknown, words: Dictionary): string[] => [
  ...new Set(humanTexts(value).filter((line) => !Object.hasOwn(words, line))),
];
/** Everything but the words. */
const bones = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === 'examples'
        ? part.length
        : /^(name|description|instructions|title|body|goal|text|help|label|minLabel|maxLabel|licence|prompt|message|selectedItemName|unit)$/.test(
              key,
            )
          ? typeof part
          : part,
    ),
  );

describe('built-in items', () => {
  const english = builtInItems('en');
  const arabic = builtInItems('ar');

  it('[G7] [G8] every line that people read is there in Arabic, and no word is left over', () => {
    expect(untranslated(english, ARABIC)).toEqual([]);
    const lines = humanTexts([english, EXAMPLES]);
    expect(Object.keys(ARABIC).filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('[G7] what is written in Arabic is Arabic, with Western digits', () => {
    for (const line of humanTexts(arabic)) {
      expect(line).toMatch(/[\u0621-\u064a]|^AGPL/);
      expect(line).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
    }
  });

  it('[G7] no number is made up or lost; small ones may be spelled out', () => {
    const numbers = (line: string): string[] => line.match(/\d+(?:\.\d+)?/g) ?? [];
    const needed = (line: string): string[] =>
      numbers(line).filter((number) => number.includes('.') || Number(number) > 30);
    for (const words of [ARABIC, ...Object.values(EXAMPLE_WORDS)])
      for (const [line, said] of Object.entries(words)) {
        expect([line, numbers(line)]).toEqual([line, expect.arrayContaining(numbers(said))]);
        expect([line, numbers(said)]).toEqual([line, expect.arrayContaining(needed(line))]);
      }
  });

  it('[G7] ids, numbers, sources and conditions are the same in both languages', () => {
    expect(bones(arabic)).toEqual(bones(english));
  });

  it('[G3] [G8] every item is read without a fault', () => {
    for (const [id, item] of Object.entries(arabic)) {
      const faults: Faults = [];
      readItem(item, id, faults);
      expect(faults).toEqual([]);
      expect(item.description.length).toBeLessThanOrEqual(140);
    }
  });

  it('[G8] a translation of an instrument says that it is not an approved one', () => {
    for (const [id, item] of Object.entries(english)) {
      if (item.kind !== 'assessment' || item.source?.licence.startsWith('AGPL')) continue;
      const { source } = builtInItem(id, 'ar') ?? {};
      expect([id, source?.title, source?.licence]).toEqual([
        id,
        expect.stringContaining('غير معتمدة'),
        expect.stringContaining('غير معتمدة'),
      ]);
    }
  });
});

describe.each(EXAMPLES)('$name', (example) => {
  const said = examplesIn('ar').find(({ id }) => id === example.id);

  it('[G7] every line that people read is there in Arabic, and no word is left over', () => {
    const words = EXAMPLE_WORDS[example.id] ?? {};
    expect(untranslated(example, words)).toEqual([]);
    const lines = humanTexts(EXAMPLES);
    expect(Object.keys(words).filter((line) => !lines.includes(line))).toEqual([]);
    for (const line of humanTexts(said)) expect(line).toMatch(/[\u0621-\u064a]|^AGPL/);
  });

  it('[G6] [G7] in Arabic it is the same protocol, without a problem', () => {
    expect(bones(said)).toEqual(bones(example));
    expect(said && check(said)).toEqual([]);
    expect(parseProtocol(JSON.parse(JSON.stringify(said)))).toEqual({ ok: true, protocol: said });
  });
});

it('[G7] in English the examples are what they are', () => {
  expect(examplesIn('en')).toBe(EXAMPLES);
});
