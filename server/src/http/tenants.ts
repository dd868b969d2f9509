import type { SiteData } from '@regimen/contract/load.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Database } from '../db/pool.ts';
import { findTenant, findTenantIdByHost } from '../db/tenant-queries.ts';
import type { Bus } from '../realtime/bus.ts';
import type { Tenant } from '../scope.ts';
import { isBare } from './secure-cookies.ts';
import { siteFrom } from './site-defaults.ts';

const keepMs = 60_000;
const mostHosts = 10_000;

export interface Tenants {
  /** The same without waiting, if it was asked for within the last minute. */
  known(host: string): Tenant | undefined;
  /** By the host a request names; `undefined` for a host nobody has. */
  byHost(host: string): Promise<Tenant | undefined>;
  /** By id, under its primary host: for jobs. */
  byId(id: string): Promise<Tenant | undefined>;
}

interface Kept {
  at: number;
  tenant: Promise<Tenant | undefined>;
  found: Tenant | undefined;
}

/** Settings are kept for one minute (section 4) and dropped at once when they change. */
export function createTenants(
  database: Database,
  bus: Bus,
  options: {
    appUrl: string;
    demo: boolean;
    /** Where the platform's own site is; `undefined`: no site is it. */
    platformHost?: string | undefined;
    now: () => number;
    /** Where the site's pages find the gateway. */
    realtime?: (tenantId: string) => SiteData['realtime'];
  },
): Tenants {
  const byHost = new BoundedMap<string, Kept>(mostHosts);
  const byId = new BoundedMap<string, Kept>(mostHosts);
  bus.on('settings', () => {
    byHost.clear();
    byId.clear();
  });

  async function load(id: string, host?: string): Promise<Tenant | undefined> {
    const row = await database.read(id, (tx) => findTenant(tx, id));
    if (!row) return undefined;
    const domain = host ?? row.host ?? 'localhost';
    const realtime = options.realtime?.(id) ?? null;
    const site = { ...siteFrom(row.name, row.settings), providers: row.providers, realtime };
    const { platformHost } = options;
    const isPlatform =
      platformHost !== undefined && (await findTenantIdByHost(database, platformHost)) === id;
    return { id, domain, origin: originOf(options.appUrl, domain), site, isPlatform };
  }

  function remember(
    kept: Map<string, Kept>,
    key: string,
    find: () => Promise<Tenant | undefined>,
  ): Promise<Tenant | undefined> {
    const known = kept.get(key);
    if (known && options.now() - known.at < keepMs) return known.tenant;
    const tenant = find().then(
      (found) => {
        entry.found = found;
        return found;
      },
      (error) => {
        // A failure is not kept: the next request asks again. A site that was known stays so while the database is away.
        const isNewest = kept.get(key) === entry;
        if (isNewest && known?.found) kept.set(key, known);
        else if (isNewest) kept.delete(key);
        if (known?.found) return known.found;
        throw error;
      },
    );
    const entry: Kept = { at: options.now(), tenant, found: undefined };
    kept.set(key, entry);
    return tenant;
  }

  return {
    known(host) {
      const entry = byHost.get(host);
      return entry && options.now() - entry.at < keepMs ? entry.found : undefined;
    },
    byHost: (host) =>
      remember(byHost, host, async () => {
        const id = await findTenantIdByHost(database, options.demo && isBare(host) ? 'localhost' : host);
        return id === undefined ? undefined : load(id, host);
      }),
    byId: (id) => remember(byId, id, () => load(id)),
  };
}

function originOf(appUrl: string, domain: string): string {
  const url = new URL(appUrl);
  url.hostname = domain;
  return url.origin;
}
