import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config, { findPage, pages, patternOf } from './routes.ts';

const here = import.meta.dirname;

describe('the route table', () => {
  it.each(pages)('$path has its file, its layout, and data behind the gate', (page) => {
    expect(existsSync(join(here, `layouts/${page.layout}.tsx`))).toBe(true);
    const source = readFileSync(join(here, page.file), 'utf8');
    expect(source).toMatch(/pageData\(|documentPage\(|builderPage\(/);
    expect(source).toContain('export const loader = page.loader;');
    expect(source).toContain('export const clientLoader = page.clientLoader;');
  });

  it('finds every page by the pattern that React Router names', () => {
    for (const page of pages) expect(findPage(patternOf(page.path).slice(1))).toBe(page);
    expect(findPage('*')).toBeUndefined();
  });

  it('names every page once', () => {
    const ids = config.flatMap((entry) => [entry.id, ...(entry.children ?? []).map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id?.startsWith('page:'))).toHaveLength(pages.length);
  });
});
