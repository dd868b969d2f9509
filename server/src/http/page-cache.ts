import type { FastifyRequest } from 'fastify';
import type { Bus } from '../realtime/bus.ts';
import type { Tenant } from '../scope.ts';
import { cookiesOf } from './cookies.ts';

export interface PageCache {
  /** `undefined`: not a page worth keeping. */
  keyOf(request: FastifyRequest, tenant: Tenant): string | undefined;
  find(tenantId: string, key: string): string | undefined;
  keep(tenantId: string, key: string, html: string): void;
}

const keepMs = 30_000;
const mostPages = 500;
const longestKey = 600;

/** Pages as guests see them, dropped as soon as anything of their tenant changes. */
export function createPageCache(bus: Bus, now: () => number): PageCache {
  const tenants = new Map<string, Map<string, { at: number; html: string }>>();
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
      const page = tenants.get(tenantId)?.get(key);
      return page && now() - page.at < keepMs ? page.html : undefined;
    },
    keep(tenantId, key, html) {
      const pages = tenants.get(tenantId) ?? new Map<string, { at: number; html: string }>();
      if (pages.size >= mostPages) pages.clear();
      pages.set(key, { at: now(), html });
      tenants.set(tenantId, pages);
    },
  };
}
