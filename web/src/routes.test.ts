import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import config, { findPage, pages, patternOf } from './routes.ts';

const here = import.meta.dirname;

describe('the route table', () => {
  it.each(pages)('$path has its file, its layout, and data behind the page guard', (page) => {
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

  it('takes no agent of a program for a program that is called "agent"', () => {
    const routes = config.flatMap(({ children = [], ...entry }) => [entry, ...children]) as RouteObject[];
    const ends = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;
    expect(ends('/follow-program/42')).toBe('page:/follow-program/{target?}/{id}');
    expect(ends('/follow-program/clinic/42')).toBe('page:/follow-program/{target?}/{id}');
    for (const path of [
      '/follow-program/42/agent',
      '/follow-program/clinic/42/agent',
      '/follow-program/agent',
    ])
      expect(ends(path)).toBe('page:/follow-program/{target?}/{id?}/agent');
  });

  it('gives the whole width to those pages that need it', () => {
    const full = pages.filter(({ width }) => width === 'full').map(({ path }) => path);
    expect(full.filter((path) => !path.startsWith('/protocol-builder/'))).toEqual([
      '/',
      '/messages/chat/{id}',
      '/creator/follow-up',
      '/creator/history',
      '/creator/live',
      '/creator/programs/simulator/{id?}',
      '/creator/protocols/edit/{id?}',
      '/dashboard',
    ]);
    const builder = pages.filter(({ path }) => path.startsWith('/protocol-builder/'));
    expect(builder.every(({ width }) => width === 'full')).toBe(true);
    const layout = readFileSync(join(here, 'layouts/healthcare.tsx'), 'utf8');
    expect(layout).toContain("usePage()?.width === 'full'");
  });
});
