import type { Plugin } from 'vite';

const reloads = 'window.location.reload();';

/**
 * React Router reloads the page whenever a route's chunk fails to load, as often as it fails, and does so even for
 * a chunk that was only fetched ahead. Section 8 allows one reload a minute, so it tells us instead
 * (shell/use-chunk-errors.ts). A build without that place in it is none.
 */
export function tellOfChunkErrors(): Plugin {
  let isTold = false;
  return {
    name: 'tell-of-chunk-errors',
    transform(code, id) {
      if (!/ssr\/routeModules\.js($|\?)/.test(id)) return null;
      if (!code.includes(reloads)) this.error('React Router changed: see chunk-errors-plugin.ts');
      isTold = true;
      return code.replace(reloads, 'window.dispatchEvent(new Event("chunk-error"));');
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isTold)
        this.error('React Router changed: it loads no route modules, see chunk-errors-plugin.ts');
    },
  };
}
