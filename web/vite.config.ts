import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { tellOfChunkErrors } from './chunk-errors-plugin.ts';
import { textsInEveryLanguage } from './texts-plugin.ts';

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages share: some forty for a page, most
 * of them below a kilobyte. What every page needs anyway becomes two files, one of which changes only with a package;
 * no page downloads more for it.
 */
const chunks = {
  groups: [
    {
      name: 'packages',
      test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 1,
    },
    { name: 'shell', test: /[\\/]src[\\/]root\.tsx(\?|$)/ },
  ],
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), textsInEveryLanguage, tellOfChunkErrors()],
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
