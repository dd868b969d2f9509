import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

it('a sidebar is 250 px, by its one name', () => {
  expect(readFileSync(join(src, 'styles/tokens.css'), 'utf8')).toContain('--container-sidebar: 250px;');
  const own = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    /lg:grid-cols-\[(?:[^\]]*\dpx|[^\]]*_1[\d.]+rem\]|1[\d.]+rem_)/.test(
      readFileSync(join(src, file), 'utf8'),
    ),
  );
  // Its column holds the heading of a band of the front page.
  expect(own).toEqual(['features/landing/landing-page.tsx']);
});
