import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * React Router reloads the page whenever a route's chunk fails to load, as often as it fails. Section 8 allows
 * one reload a minute, so the error is let through to the error page, which does that (shell/chunk-reload.ts).
 */
const letChunkErrorsThrough: Plugin = {
  name: 'let-chunk-errors-through',
  transform(code, id) {
    if (!/ssr\/routeModules\.js($|\?)/.test(id)) return null;
    const patched = code.replace('window.location.reload();', 'throw error;');
    if (patched === code) this.error('React Router changed: see let-chunk-errors-through');
    return patched;
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), letChunkErrorsThrough],
  // The server's bundle carries React's production build whatever NODE_ENV says at run time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
