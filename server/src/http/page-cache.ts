import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { FastifyRequest } from 'fastify';
import type { Bus, Notice } from '../realtime/bus.ts';
import { cookiesOf, stateCookie } from './cookies.ts';
import { hostnameOf } from './identify-caller.ts';
import { makeStatic, type StaticPage } from './page-text.ts';

export interface PageCache {
  /** `undefined`: not a page worth keeping. */
  keyOf(request: FastifyRequest): string | undefined;
  find(tenantId: string, key: string): StaticPage | Promise<StaticPage> | undefined;
  /** Before a page is rendered; what changes meanwhile makes it one that must not be kept. */
  begin(tenantId: string): Rendering;
}

export interface Rendering {
  /** `nonce`: what the markup has as its own, to be taken out again. */
  keep(key: string, html: Buffer, nonce: string): void;
}

interface Kept {
  at: number;
  /** Only from the second time on: most are asked for only once, and would only fill the memory. */
  html: Buffer | undefined;
  nonce: string;
  /** Made when somebody else asks for the page, since most are asked for only once. */
  page: StaticPage | Promise<StaticPage> | undefined;
  /** Its time is over and somebody renders it anew; all others take the old one meanwhile. */
  renewing?: true;
}

const keepMs = 30_000;
const renewMs = 5_000;
/** What is asked for again within this is worth keeping. */
const againMs = 60_000;
const mostPages = 500;
const longestKey = 600;

/** Pages as guests see them, dropped as soon as anything of their tenant changes. */
export function createPageCache(bus: Bus, now: () => number): PageCache {
  let tenants = new Map<string, Map<string, Kept>>();
  // A page that is being rendered still holds the map it began with: what it keeps there is seen by nobody.
  const drop = ({ tenantId }: Notice) => (tenantId === null ? dropAll() : void tenants.delete(tenantId));
  const dropAll = () => {
    tenants = new Map();
  };
  bus.on('content', drop);
  bus.on('settings', dropAll);
  return {
    keyOf(request) {
      const state = cookiesOf(request)[stateCookie] ?? '';
      const key = `${hostnameOf(request)} ${request.url} ${request.headers['accept-language'] ?? ''} ${state}`;
      // A page that was opened with a secret is nobody else's.
      return key.length > longestKey || /[?&](token|state)=/.test(request.url) ? undefined : key;
    },
    find(tenantId, key) {
      const kept = tenants.get(tenantId)?.get(key);
      const age = kept?.html ? now() - kept.at : Number.POSITIVE_INFINITY;
      if (!kept?.html || age >= keepMs + renewMs) return undefined;
      if (age >= keepMs && !kept.renewing) {
        kept.renewing = true;
        return undefined;
      }
      kept.page ??= makeStatic(kept.html, kept.nonce).then((page) => {
        kept.page = page;
        return page;
      });
      return kept.page;
    },
    begin(tenantId) {
      const pages = tenants.get(tenantId) ?? new BoundedMap<string, Kept>(mostPages);
      tenants.set(tenantId, pages);
      return {
        keep(key, html, nonce) {
          const before = pages.get(key);
          const age = before ? now() - before.at : Number.POSITIVE_INFINITY;
          // Rendered for several at once: the first is as good, and may be compressed already.
          if (before?.html && age < keepMs) return;
          pages.set(key, { at: now(), html: age < againMs ? html : undefined, nonce, page: undefined });
        },
      };
    },
  };
}
