import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tellOfChunkErrors } from '../../chunk-errors-plugin.ts';

const reactRouter = fileURLToPath(import.meta.resolve('react-router'));
const ofVite = {
  environment: { name: 'client' },
  error: (message: string) => {
    throw new Error(message);
  },
};
type Hooks = Record<'transform' | 'generateBundle', (...given: string[]) => string | null>;
/** The hooks as plain functions, which they are. */
const plugin = () => tellOfChunkErrors() as unknown as Hooks;
const transform = ({ transform }: Hooks, code: string, id: string) => transform.call(ofVite, code, id);
const finish = ({ generateBundle }: Hooks) => generateBundle.call(ofVite);

it.each(['development', 'production'])('has React Router’s %s build tell instead of reloading', (mode) => {
  const file = reactRouter.replace(/dist\/.*$/, `dist/${mode}/lib/dom/ssr/routeModules.js`);
  const made = plugin();
  const patched = transform(made, readFileSync(file, 'utf8'), file);
  expect(patched).toContain('new Event("chunk-error")');
  expect(patched).not.toContain('location.reload');
  expect(() => finish(made)).not.toThrow();
});

it('refuses a build in which that place is written otherwise, or is nowhere', () => {
  const file = '/react-router/lib/dom/ssr/routeModules.js';
  expect(() => transform(plugin(), 'location.href = location.href;', file)).toThrow('React Router changed');
  const made = plugin();
  expect(transform(made, 'window.location.reload();', '/react-router/lib/routes.js')).toBeNull();
  expect(() => finish(made)).toThrow('React Router changed');
});
