import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const linesWith = (pattern: RegExp): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: root })
    // The reference of the API is in English for everybody.
    .filter((file) => !/\.test\.|^features\/docs\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

it('each language has its own comma', () => {
  expect(withCommas(['10 minutes', '6 weeks'], 'en')).toBe('10 minutes, 6 weeks');
  expect(withCommas(['10 دقائق', '6 أسابيع'], 'ar')).toBe('10 دقائق، 6 أسابيع');
});

it('nothing that people read is put together with the English one', () => {
  expect(linesWith(/join\(', '\)|\{', '\}|\)\}, \$?\{(t|c|say)\(/)).toEqual([]);
});

it('beside Western digits stands the sign that belongs to them', () => {
  expect(linesWith(/\} ?٪/)).toEqual([]);
});
