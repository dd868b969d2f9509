import { besideIn, otherLocales, type Texts } from '@regimen/contract/language/define-texts.ts';
import { findTextFaults } from '@regimen/contract/language/text-faults.ts';
import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, Texts>>('../**/*texts.ts', { eager: true });
const translations = import.meta.glob(['../**/*texts.*.ts', '!../**/*.test.ts']);
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((value) => typeof value === 'object' && 'en' in value)
    .map((texts) => ({ file, texts })),
);
describe('texts', () => {
  it('are found, one area in each file', () => {
    expect(areas.length).toBeGreaterThan(100);
    expect(new Set(areas.map(({ file }) => file)).size).toBe(areas.length);
  });

  it('stand beside each other in every language, and nothing else does', () => {
    const expected = areas.flatMap(({ file }) => otherLocales.map((locale) => besideIn(file, locale)));
    expect(Object.keys(translations).sort()).toEqual(expected.sort());
  });

  it.each(areas)('$file says the same in every language', ({ texts }) => {
    expect(findTextFaults(texts)).toEqual([]);
  });
});
