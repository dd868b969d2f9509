import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/pool.ts';
import { type Address, countParts, listAddresses } from '../features/sitemap/list-addresses.ts';
import type { Tenant } from '../scope.ts';
import type { Tenants } from './tenants.ts';

/** What search engines ask each site for: where its pages are, and where they need not look. */
export function serveSitemap(app: FastifyInstance, database: Database, tenants: Tenants): void {
  const ofSite =
    (answer: (tenant: Tenant, params: { part?: string }) => Promise<string | undefined>, type: string) =>
    async (request: { hostname: string; params: unknown }, reply: FastifyReply) => {
      const tenant = await tenants.byHost(request.hostname.toLowerCase());
      const text = tenant && (await answer(tenant, request.params as { part?: string }));
      if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(text);
    };
  const xml = 'application/xml; charset=utf-8';
  app.get(
    '/robots.txt',
    ofSite(async ({ origin }) => robots(origin), 'text/plain; charset=utf-8'),
  );
  app.get(
    '/sitemap.xml',
    ofSite(async ({ id, origin }) => index(origin, await database.read(id, (tx) => countParts(tx))), xml),
  );
  app.get(
    '/sitemap-:part.xml',
    ofSite(async ({ id, origin }, { part = '' }) => {
      if (!/^\d{1,3}$/.test(part)) return undefined;
      const addresses = await database.read(id, (tx) => listAddresses(tx, Number(part)));
      return addresses.length > 0 ? list(origin, addresses) : undefined;
    }, xml),
  );
}

const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/public/files/',
    'Disallow: /s/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function index(origin: string, parts: number): string {
  const each = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${escaped(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${space}>\n${each.join('')}</sitemapindex>\n`;
}

function list(origin: string, addresses: readonly Address[]): string {
  const each = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>\n`;
  });
  return `${head}<urlset ${space}>\n${each.join('')}</urlset>\n`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
