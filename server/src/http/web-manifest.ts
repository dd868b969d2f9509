import { siteIn } from '@regimen/contract/site-in.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tenant } from '../scope.ts';
import { drawAppIcon } from './app-icon.ts';
import type { Tenants } from './tenants.ts';

const sides = [180, 192, 512] as const;
const mostIcons = 300;

/** What a browser needs to install a site as an app: its name, colours and icons, by the host that asks. */
export function serveWebManifest(app: FastifyInstance, tenants: Tenants): void {
  const icons = new BoundedMap<string, Promise<Buffer>>(mostIcons);
  const tenantOf = (request: FastifyRequest) => tenants.byHost(request.hostname.toLowerCase());

  app.get('/manifest.webmanifest', async (request, reply) => {
    const tenant = await tenantOf(request);
    if (!tenant) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(tenant)));
  });

  for (const side of sides)
    app.get(`/app-icon-${side}.png`, async (request, reply) => {
      const tenant = await tenantOf(request);
      if (!tenant) return reply.callNotFound();
      const { primary, accent } = tenant.site.theme;
      const key = `${primary} ${accent} ${side}`;
      if (!icons.has(key)) icons.set(key, drawAppIcon({ primary, accent }, side));
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await icons.get(key));
    });
}

function manifestOf({ site }: Tenant) {
  const { name, theme, locale, direction } = siteIn(site, site.locale);
  const icon = (side: number, purpose: string) => ({
    src: `/app-icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name.length > 12 ? (name.split(/\s/)[0] ?? name) : name,
    lang: locale,
    dir: direction,
    start_url: '/my-tasks',
    scope: '/',
    display: 'standalone',
    theme_color: theme.primary,
    background_color: '#ffffff',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
