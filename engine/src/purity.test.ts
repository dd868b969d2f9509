import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const source = (name: string): string => readFileSync(join(here, name), 'utf8');
/** Without comments and the insides of strings, so that words may speak of clocks. */
const code = (name: string): string =>
  source(name)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

const FORBIDDEN =
  /\b(?:Date\b|Math\.random|process\b|globalThis\b|fetch\b|setTimeout|setInterval|setImmediate|queueMicrotask|performance\b|crypto\b|console\b|navigator\b|Temporal\.Now|await\b|async\b|require\b)/;

it('[R40] the engine imports nothing but itself and temporal-polyfill', () => {
  expect(files.length).toBeGreaterThan(40);
  for (const name of files)
    for (const [, from = ''] of source(name).matchAll(/\b(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g))
      expect([name, from === 'temporal-polyfill' || /^\.\.?\/.*\.ts$/.test(from)]).toEqual([name, true]);
});

it('[R40] and reads no clock, no randomness, no outside world', () => {
  for (const name of files) expect([name, code(name).match(FORBIDDEN)?.[0]]).toEqual([name, undefined]);
});

it('[R40] nothing at the top level of a file can be written but the named memos', () => {
  const mutable = files.flatMap((name) =>
    [
      ...code(name).matchAll(
        /^(?:export )?(?:let|var) |^(?:export )?const (\w+)[^=\n]*= new (?:Weak|Bounded)?(?:Map|Set)/gm,
      ),
    ].map((match) => `${name} ${match[1] ?? 'let'}`),
  );
  expect(mutable.sort()).toEqual([
    'check/bands.ts silent',
    'check/busiest-day.ts known',
    'crisis-gate.ts read',
    'crisis-words.ts built',
    'graph.ts graphs',
    'keeps.ts ofPrograms',
    'keeps.ts ofProtocols',
    'ledger/split.ts knownTurns',
    'parse/condition.ts readSoFar',
    'recurrence.ts rules',
    'simulate/patience.ts counted',
    'zone.ts tables',
  ]);
});
