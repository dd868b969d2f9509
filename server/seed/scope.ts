import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Tx } from '../src/db/pool.ts';
import { siteFrom } from '../src/http/site-defaults.ts';
import type { Scope, SignedInScope } from '../src/scope.ts';

interface SeededSite {
  name: string;
  locale: Locale;
}

/**
 * The product's own verbs inside a transaction of the seed's, at an instant of its choosing. Nobody is told and no
 * job is left behind: what they would have done is part of what is seeded.
 */
export function seedScope(tx: Tx, site: SeededSite, now: number): Scope;
export function seedScope(tx: Tx, site: SeededSite, now: number, actorId: string): SignedInScope;
export function seedScope(tx: Tx, site: SeededSite, now: number, actorId: string | null = null): Scope {
  const nothing = async () => undefined;
  return {
    tenant: {
      id: tx.tenantId,
      domain: 'localhost',
      origin: 'http://localhost',
      site: siteFrom(site.name, { locale: site.locale }),
      isPlatform: false,
    },
    actor: actorId ? { userId: actorId, sessionId: '', state: 'registered', roles: ['user'] } : null,
    admin: null,
    locale: site.locale,
    now: new Date(now),
    read: (fn) => fn(tx),
    tx: (fn) => fn(tx),
    concerns: () => undefined,
    publish: () => undefined,
    whisper: () => undefined,
    enqueue: nothing,
    enqueueAll: nothing,
  };
}
