import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { literalTexts, type SyntaxNode } from './literal-texts.ts';

const root = join(import.meta.dirname, '..');
const literalsIn = (name: string, code: string) =>
  literalTexts(parseSync(name, code).program as unknown as SyntaxNode);

describe('words in components', () => {
  it.each(globSync('**/*.tsx', { cwd: root }))('%s has none of its own', (file) => {
    expect(literalsIn(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('are found where they hide', () => {
    const code = `const A = () => <p title="One" className="b">Two {'Three'} {\`Four\`} {t('key')} {x ? 'Five' : y} · 6</p>`;
    expect(literalsIn('a.tsx', code)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  });
});
