import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { siteFrom } from './site-defaults.ts';
import { serveWebManifest } from './web-manifest.ts';

const app = Fastify();
const site = siteFrom('Harbour Clinic', {});
serveWebManifest(app, {
  known: () => undefined,
  byId: async () => undefined,
  byHost: async (host) =>
    host === 'clinic.example'
      ? {
          id: 'a',
          domain: host,
          origin: 'https://clinic.example',
          isPlatform: false,
          site: { ...site, theme: { primary: '#0a7d62', accent: '#e2604a' } },
        }
      : undefined,
});
afterAll(() => app.close());
const get = (url: string, host = 'clinic.example') => app.inject({ url, headers: { host } });

it('lets a site be installed under its own name and colours', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    name: 'Harbour Clinic',
    short_name: 'Harbour',
    start_url: '/my-tasks',
    display: 'standalone',
    theme_color: '#0a7d62',
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp((await get(src)).rawPayload).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

it('draws the icon in the colours of the site, up to the edge', async () => {
  const { data } = await sharp((await get('/app-icon-180.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x0a, 0x7d, 0x62]);
});

it('has nothing for a host that nobody has', async () => {
  for (const url of ['/manifest.webmanifest', '/app-icon-192.png'])
    expect((await get(url, 'nobody.example')).statusCode).toBe(404);
});
