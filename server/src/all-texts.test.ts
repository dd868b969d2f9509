import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideIn, otherLocales, type Texts } from '@regimen/contract/language/define-texts.ts';
import { findTextFaults } from '@regimen/contract/language/text-faults.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const files = sources.filter((file) => / = defineTexts\(\s*import\.meta\.url/.test(textOf(file))).sort();
const areas = await Promise.all(
  files.map(async (file) => {
    const exported: Record<string, Texts> = await import(join(root, file));
    return { file, texts: Object.values(exported) };
  }),
);
const isArabic = /\p{Script=Arabic}/u;

describe('texts of server and contract', () => {
  it('are found, one area in each file', () => {
    expect(areas.length).toBeGreaterThan(25);
    for (const { file, texts } of areas) expect(texts, file).toHaveLength(1);
  });

  it('stand beside each other in every language, and nothing else does', () => {
    const translations = files.flatMap((file) => otherLocales.map((locale) => besideIn(file, locale)));
    expect(files.filter((file) => !file.endsWith('-texts.ts'))).toEqual([]);
    expect(sources.filter((file) => /-texts\.\w+\.ts$/.test(file)).sort()).toEqual(translations.sort());
  });

  it('are the only place in which another language is written, but for names and content in files of their own', () => {
    const engine = globSync('engine/src/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|\/(testing|arabic)\//.test(file),
    );
    const written = [...sources, ...engine].filter((file) => isArabic.test(textOf(file)));
    // The languages are called by their own names where they are listed.
    expect(written.filter((file) => !file.endsWith('.ar.ts'))).toEqual([
      'contract/src/language/languages.ts',
    ]);
    const others = sources.filter((file) => file.startsWith('server/'));
    expect(others.filter((file) => /locale [!=]== '/.test(textOf(file)))).toEqual([]);
  });

  it.each(areas)('$file says the same in every language', ({ texts }) => {
    expect(texts.flatMap(findTextFaults)).toEqual([]);
  });
});
