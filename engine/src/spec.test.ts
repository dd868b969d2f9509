import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const rules = [...readFileSync(join(here, '../SPEC.md'), 'utf8').matchAll(/^- \*\*\[([A-Z]\d+)\]\*\*/gm)].map(
  ([, id]) => id,
);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(here, name), 'utf8') }));
const titles = sources
  .filter(({ name }) => name.endsWith('.test.ts') && name !== 'spec.test.ts')
  .flatMap(({ text }) =>
    [...text.matchAll(/\bit\(\s*(['"`])((?:(?!\1).)*)\1/gs)].map(([, , title = '']) => title),
  );
const cited = (texts: readonly string[]): Set<string | undefined> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\[([CEGNRST]\d+)\]/g)].map(([, id]) => id)));

it('every rule of SPEC.md stands once and has a test named after it', () => {
  expect(rules.length).toBeGreaterThan(80);
  expect(new Set(rules).size).toBe(rules.length);
  const tested = cited(titles);
  expect(rules.filter((id) => !tested.has(id))).toEqual([]);
});

it('every test is named after a rule', () => {
  expect(titles.filter((title) => !/^(\[[CEGNRST]\d+\] )+/.test(title))).toEqual([]);
});

it('no test and no line of code cites a rule that does not stand in SPEC.md', () => {
  const known = new Set(rules);
  expect([...cited(sources.map(({ text }) => text))].filter((id) => !known.has(id))).toEqual([]);
});
