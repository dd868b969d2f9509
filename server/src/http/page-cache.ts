import type { FastifyRequest } from 'fastify';
import type { Bus } from '../realtime/bus.ts';
import { cookiesOf } from './cookies.ts';
import { makeStatic, type StaticPage } from './page-text.ts';

export interface PageCache {
  /** `undefined`: not a page worth keeping. */
  keyOf(request: FastifyRequest): string | undefined;
  find(tenantId: string, key: string): Promise<StaticPage> | undefined;
  keep(tenantId: string, key: string, html: string, mark: string): void;
}

interface Kept {
  at: number;
  html: string;
  mark: string;
  /** Made when somebody else asks for the page, since most are asked for only once. */
  page: Promise<StaticPage> | undefined;
}

const keepMs = 30_000;
const mostPages = 500;
const longestKey = 600;

/** Pages as guests see them, dropped as soon as anything of their tenant changes. */
export function createPageCache(bus: Bus, now: () => number): PageCache {
  const tenants = new Map<string, Map<string, Kept>>();
  bus.on('content', ({ tenantId }) => tenants.delete(tenantId));
  bus.on('settings', () => tenants.clear());
  return {
    keyOf(request) {
      const state = cookiesOf(request).regimen_state ?? '';
      const key = `${request.hostname} ${request.url} ${request.headers['accept-language'] ?? ''} ${state}`;
      // A page that was opened with a secret is nobody else's.
      return key.length > longestKey || /[?&]token=/.test(request.url) ? undefined : key;
    },
    find(tenantId, key) {
      const kept = tenants.get(tenantId)?.get(key);
      if (!kept || now() - kept.at >= keepMs) return undefined;
      kept.page ??= makeStatic(kept.html, kept.mark);
      return kept.page;
    },
    keep(tenantId, key, html, mark) {
      const pages = tenants.get(tenantId) ?? new Map<string, Kept>();
      if (pages.size >= mostPages) pages.clear();
      pages.set(key, { at: now(), html, mark, page: undefined });
      tenants.set(tenantId, pages);
    },
  };
}
