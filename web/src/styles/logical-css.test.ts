import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Utilities and properties that name a side of the screen instead of a side of the text. */
const utilities =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|text-(?:left|right)|float-(?:left|right)|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])(?:-[\w[\].%/-]+)?(?=[\s"'`}])/g;
const properties =
  /(?<![\w-])(?:margin|padding|border)-(?:left|right)\b|(?<![\w-])(?:left|right)\s*:|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right)/g;

const classTexts = (code: string) =>
  [...code.matchAll(/className=(?:"[^"]*"|\{[^}]*\})|Class =\s*[^;]*;/g)].join(' ');

describe('only logical directions, so that both reading directions come out right', () => {
  it.each(globSync('**/*.tsx', { cwd: root }))('%s', (file) => {
    const code = readFileSync(join(root, file), 'utf8');
    expect(classTexts(code).match(utilities) ?? []).toEqual([]);
  });
  it.each(globSync('**/*.css', { cwd: root }))('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8').match(properties) ?? []).toEqual([]);
  });
  it('finds the others', () => {
    const code =
      'className="ml-2 -mr-1 ms-2 pl-[3px] left-0 start-0 text-left md:rounded-l rounded-lg border-line mx-2"';
    expect(code.match(utilities)).toEqual(['ml-2', '-mr-1', 'pl-[3px]', 'left-0', 'text-left', 'rounded-l']);
  });
});
