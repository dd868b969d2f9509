import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { textsInEveryLanguage } from './texts-plugin.ts';

/**
 * React Router reloads the page whenever a route's chunk fails to load, as often as it fails, and does so even for
 * a chunk that was only fetched ahead. Section 8 allows one reload a minute, so it tells us instead
 * (shell/use-chunk-errors.ts).
 */
const tellOfChunkErrors: Plugin = {
  name: 'tell-of-chunk-errors',
  transform(code, id) {
    if (!/ssr\/routeModules\.js($|\?)/.test(id)) return null;
    const patched = code.replace(
      'window.location.reload();',
      'window.dispatchEvent(new Event("chunk-error"));',
    );
    if (patched === code) this.error('React Router changed: see tell-of-chunk-errors');
    return patched;
  },
};

const parts = (files: string) => new RegExp(`/web/src/(${files})\\.tsx?(\\?|$)`);

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages share: some forty for a page, most
 * of them below a kilobyte, where a request costs as much. What every page needs becomes two files, one of which
 * changes only with a package; what forms and lists of programs are made of becomes one each.
 */
const chunks = {
  groups: [
    {
      name: 'packages',
      test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 4,
    },
    {
      name: 'shell',
      test: parts('root|shell/page-data|layouts/default|ui/(field|page-title|empty-state)'),
      priority: 3,
    },
    {
      name: 'forms',
      test: parts(
        'ui/(form|notice|badge|modal|choice-field|confirm-dialog|select-field|breadcrumbs)|shell/(use-action|use-reaction|use-form|time)',
      ),
      priority: 2,
    },
    { name: 'reads', test: parts('shell/use-call'), priority: 2 },
    {
      name: 'signed-in',
      test: parts(
        'shared/offline/(background-sync|reconnect|my-outbox|register-worker)|shared/bell/count-watch|shell/keep-focus',
      ),
      priority: 1,
    },
    {
      name: 'catalog',
      test: parts('shared/catalog/(program-cards|filter-layout|order-links|page-links|program-filter)'),
      priority: 1,
    },
  ],
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), textsInEveryLanguage, tellOfChunkErrors],
  // The server's bundle carries React's production build whatever NODE_ENV says at run time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
