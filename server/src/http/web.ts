import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from './pages.ts';

const webRoot = fileURLToPath(new URL('../../../web/', import.meta.url));

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The web's build; in development its sources through Vite, with hot reload. */
export interface Web {
  renderer(): Promise<RenderPage>;
  /** Runs before the routes. */
  before: Middleware | undefined;
  serveFiles(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

export const openWeb = (development: boolean): Promise<Web> => (development ? openVite() : openBuild());

async function openBuild(): Promise<Web> {
  const built: { renderPage: RenderPage } = await import(
    pathToFileURL(`${webRoot}build/server/server.js`).href
  );
  return {
    renderer: async () => built.renderPage,
    before: undefined,
    serveFiles: async (app) => void (await app.register(serveBuilt)),
    close: async () => undefined,
  };
}

/** Scripts are many and small, and what is said of each adds up. */
async function serveBuilt(app: FastifyInstance): Promise<void> {
  // By RFC 9239, and modules are UTF-8 whatever is said.
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('application/javascript'))
      reply.header('content-type', 'text/javascript');
  });
  await app.register(fastifyStatic, {
    root: `${webRoot}build/client`,
    wildcard: false,
    preCompressed: true,
    // Sent in place of the file they were made of. Two thirds of all files, and each would be two routes more.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      // Names under /assets/ carry a hash of what is in them: nobody asks whether one has changed.
      if (path.includes('/assets/'))
        reply.removeHeader('etag').header('cache-control', 'max-age=31536000, immutable');
      else reply.header('cache-control', 'max-age=3600');
    },
  });
}

async function openVite(): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: `${webRoot}vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    renderer: async () =>
      ((await vite.ssrLoadModule('/src/server.ts')) as { renderPage: RenderPage }).renderPage,
    before: (request, response, next) =>
      isOurs(request.url) ? next() : vite.middlewares(request, response, next),
    serveFiles: async () => undefined,
    close: () => vite.close(),
  };
}

/** Vite must not swallow the API, nor the real-time gateway's path. */
const isOurs = (url = '') => /^\/(api|apps?|dev|healthz|readyz|metrics)(\/|\?|$)/.test(url);
