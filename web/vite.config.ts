import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { tellOfChunkErrors } from './chunk-errors-plugin.ts';
import { textsInEveryLanguage } from './texts-plugin.ts';

const parts = (files: string) => new RegExp(`/(web|contract)/src/(${files})\\.tsx?(\\?|$)`);

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages share: some forty for a page, most
 * of them below a kilobyte, where a request costs as much. What every page needs becomes two files, one of which
 * changes only with a package; what forms, lists of programs and signed-in pages are made of becomes one each.
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
      test: parts(
        'root|shell/page-data|layouts/default|ui/(field|search-field|page-title|empty-state)|language/(formatters|durations)',
      ),
      priority: 3,
    },
    {
      name: 'forms',
      test: parts(
        'ui/(form|notice|badge|share-bar|modal|choice-field|confirm-dialog|select-field|breadcrumbs|safe-html)|shell/(use-action|use-reaction|use-form|time|copy-text)',
      ),
      priority: 2,
    },
    { name: 'reads', test: parts('shell/use-call'), priority: 2 },
    {
      name: 'signed-in',
      test: parts(
        'shared/offline/(background-sync|reconnect|my-outbox|register-worker)|shared/bell/count-watch|layouts/follow-up-count|shell/keep-focus',
      ),
      priority: 1,
    },
    {
      name: 'catalog',
      test: parts(
        'shared/catalog/(program-cards|filter-layout|order-links|page-links|program-filter|tag-label)|features/programs/structured-data',
      ),
      priority: 1,
    },
    // Visitors watch what they look at; the rest of what is live is for those who are signed in.
    {
      name: 'late',
      test: parts(
        'watching|realtime/(use-watch|watched-channels|use-visitor-watch)|shell/(late-part|when-near)|shared/booking/late',
      ),
      priority: 2,
    },
    // A group takes along what its files import, unless that has one of its own.
    { name: 'icons', test: parts('ui/icons'), priority: 2 },
    { name: 'roles', test: parts('role-texts'), priority: 2 },
    {
      name: 'steps',
      test: parts('ui/flow-icons|shared/steps/step-icon|language/quantities'),
      priority: 1,
    },
    {
      name: 'public',
      test: parts('shared/catalog/(bookmark-button|share-button)|shared/credentials/credentials'),
      priority: 1,
    },
    {
      name: 'discussions',
      test: parts('features/discussions/(texts|use-link-navigation|discussion-row)'),
      priority: 1,
    },
    {
      name: 'systems',
      test: parts(
        'features/discussions/(categories|fallback|browser-drafts|filter|sample-list|structured-data)',
      ),
      priority: 1,
    },
  ],
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), textsInEveryLanguage, tellOfChunkErrors()],
  // The server's bundle carries React's production build whatever NODE_ENV says at run time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: chunks,
            // Every page's list names all of them, and nothing of these letters compresses.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
