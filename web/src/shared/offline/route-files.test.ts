import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { filesOfRoutes } from './route-files.ts';

let said: MockInstance<typeof console.error>;
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

it('names every file of a route', () => {
  const home = { module: '/a.js', clientLoaderModule: '/b.js', imports: ['/c.js'], css: ['/d.css'] };
  const browser = { __reactRouterManifest: { routes: { home, bare: { module: '/e.js' } } } };
  expect(filesOfRoutes(['home', 'bare'], browser)).toEqual(['/a.js', '/b.js', '/c.js', '/d.css', '/e.js']);
  expect(said).not.toHaveBeenCalled();
});

it.each([{}, { __reactRouterManifest: { routes: {} } }, { __reactRouterManifest: { routes: { home: {} } } }])(
  'says so when React Router keeps no such manifest: %o',
  (browser) => {
    expect(filesOfRoutes(['home'], browser)).toEqual([]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('React Router changed'));
  },
);
