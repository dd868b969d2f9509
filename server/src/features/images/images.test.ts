import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { imageSizes } from '@regimen/contract/images.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { images, users } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { sweepImages } from './jobs.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here);
});
afterAll(() => world.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const putUp = (picture: Buffer, headers: Record<string, string> = {}, caller = owner) =>
  world.call(caller, 'POST', '/api/images', { picture: picture.toString('base64') }, headers);
const look = (name: string, size = 'large', tenant = world.here) =>
  world.app.inject({ url: `/api/public/files/${size}/${name}`, headers: { host: tenant.host } });

describe('putting up a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'takes %s and makes WebP of it',
    async (format) => {
      const { status, body } = await putUp(await plain(2_000, 1_000).toFormat(format).toBuffer());
      expect(status).toBe(201);
      for (const [size, side] of Object.entries(imageSizes)) {
        const { rawPayload } = await look(body.name, size);
        const { format: made, width, height } = await sharp(rawPayload).metadata();
        expect([made, width, height]).toEqual(['webp', side, side / 2]);
      }
    },
  );

  it('does not enlarge a small one', async () => {
    const { body } = await putUp(await plain(50, 80).png().toBuffer());
    const { width, height } = await sharp((await look(body.name)).rawPayload).metadata();
    expect([width, height]).toEqual([50, 80]);
  });

  it('sets it upright and drops what the camera wrote into it', async () => {
    const camera = await plain(300, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const { body } = await putUp(camera);
    const seen = await look(body.name);
    const { width, height, exif, icc, xmp, orientation } = await sharp(seen.rawPayload).metadata();
    expect([width, height]).toEqual([200, 300]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('takes the first frame of a moving one', async () => {
    const frames = [plain(20, 20).png().toBuffer(), plain(20, 20).negate().png().toBuffer()];
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { body } = await putUp(moving);
    const { pages, height } = await sharp((await look(body.name)).rawPayload).metadata();
    expect([pages ?? 1, height]).toEqual([1, 20]);
  });

  it('keeps colours, greys and what is transparent', async () => {
    const { body: grey } = await putUp(await plain(30, 30).greyscale().png().toBuffer());
    expect((await look(grey.name)).statusCode).toBe(200);
    const deep = await plain(30, 30).toColourspace('rgb16').png().toBuffer();
    const { body } = await putUp(deep);
    const { data } = await sharp((await look(body.name)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const near = [0x33, 0x66, 0x99].every((value, i) => Math.abs(value - (data[i] ?? 0)) < 8);
    expect(near).toBe(true);
    const glass = await plain(30, 30).ensureAlpha(0.5).png().toBuffer();
    const { body: clear } = await putUp(glass);
    expect((await sharp((await look(clear.name)).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['words', async () => Buffer.from('This is no picture at all.')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half of one', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 1_500)],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['TIFF', async () => tiny],
    ['a page that calls itself one', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
  ])('refuses %s', async (_what, bytes) => {
    const { status, body } = await world.call(
      owner,
      'POST',
      '/api/images',
      { picture: (await bytes()).toString('base64') || '====' },
      { 'accept-language': 'ar' },
    );
    expect(status).toBe(422);
    expect(body.errors.picture?.[0]).toMatch(/تعذّرت قراءة/);
  });

  it.each([
    ['png', 50],
    ['avif', 20],
  ] as const)(
    'refuses one that would fill the memory, by what it says of itself: %s',
    async (format, most) => {
      const { status, body } = await putUp(claiming(8_000, await plain(9, 9).toFormat(format).toBuffer()));
      expect(status).toBe(422);
      expect(body.errors.picture).toEqual([
        `This picture is too large. The limit is ${most} million pixels.`,
      ]);
    },
  );

  it('takes the file as it is, once for one key', async () => {
    const picture = await plain(300, 200).jpeg().toBuffer();
    const sent = (bytes: Buffer, headers: Record<string, string>) =>
      world.call(owner, 'POST', '/api/images', bytes, headers);
    const once = { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() };
    const answer = await sent(picture, once);
    expect(answer.status).toBe(201);
    expect((await look(answer.body.name)).statusCode).toBe(200);
    expect((await sent(picture, once)).body).toEqual(answer.body);
    const other = await sent(Buffer.concat([picture, picture]), once);
    expect(other.body.errors['Idempotency-Key']).toBeDefined();
    expect((await sent(picture, { 'content-type': 'image/jpeg' })).status).toBe(201);
    expect((await sent(Buffer.alloc(9 * 2 ** 20), once)).status).toBe(413);
    const elsewhere = await world.call(owner, 'POST', '/api/discussions', picture, once);
    expect(elsewhere.status).toBe(415);
  });

  it('takes small ones in JSON too, and says when one is too long for that', async () => {
    expect((await putUp(await plain(9, 9).png().toBuffer())).status).toBe(201);
    expect((await putUp(Buffer.alloc(300 * 1_024))).status).toBe(413);
  });

  it('is for those who have an account, or try without', async () => {
    const pixel = await plain(1, 1).png().toBuffer();
    const visitor = await world.add(world.here, { state: 'temporary' });
    expect((await putUp(pixel, {}, visitor)).status).toBe(201);
    expect((await putUp(pixel, {}, world.guest(world.here))).status).toBe(401);
  });
});

/** The same file, with another width and height in its head. */
function claiming(side: number, picture: Buffer): Buffer {
  const png = picture.indexOf('IHDR');
  const at = png < 0 ? picture.indexOf('ispe') + 8 : png + 4;
  picture.writeUInt32BE(side, at);
  picture.writeUInt32BE(side, at + 4);
  if (png >= 0) picture.writeUInt32BE(crc32(picture.subarray(png, png + 17)), png + 17);
  return picture;
}

/** Eight bytes of a header are enough to be taken for one. */
const tiny = Buffer.from('49492a0008000000000000000000', 'hex');

describe('a picture', () => {
  it('is shown to anybody on its own site, kept for a year and never run', async () => {
    const { body } = await putUp(await plain(10, 10).png().toBuffer());
    const seen = await look(body.name, 'small');
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await look(body.name, 'small', world.there)).statusCode).toBe(404);
    const signedIn = await world.call(owner, 'GET', `/api/public/files/small/${body.name}`);
    expect(signedIn.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    'small/AAAAAAAAAAAAAAAAAAAAAA.webp',
    'huge/AAAAAAAAAAAAAAAAAAAAAA.webp',
    'small/..%2F..%2Fpasswd',
    'small/x.webp',
  ])('that is not there is not found: %s', async (path) => {
    const { statusCode, headers } = await world.app.inject({
      url: `/api/public/files/${path}`,
      headers: { host: 'here.test' },
    });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is put up once for one key, and a repeat leaves no files behind', async () => {
    const pixel = await plain(3, 3).png().toBuffer();
    const once = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => putUp(pixel, once)));
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1);
    const rows = await world.runtime.read(world.here.id, (tx) => tx.select().from(images));
    const kept = await readdir(join(world.filesDir, world.here.id, 'small'));
    expect(kept.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('goes with its owner', async () => {
    const leaver = await world.add(world.here);
    const { body } = await putUp(await plain(3, 3).png().toBuffer(), {}, leaver);
    await world.runtime.tx(world.here.id, (tx) => tx.delete(users).where(eq(users.id, leaver.id as string)));
    expect((await look(body.name)).statusCode).toBe(404);
    const tenant = await world.tenants.byId(world.here.id);
    if (!tenant) throw new Error('no tenant');
    const parts = {
      database: world.runtime,
      bus: world.bus,
      send: async () => undefined,
      sendAll: async () => undefined,
    };
    await sweepImages(createScope(parts, { tenant, actor: null, locale: 'en' }, Date.now()), world.files);
    expect(await world.files.get(`${world.here.id}/large/${body.name}`)).toBeNull();
    const rows = await world.runtime.read(world.here.id, (tx) => tx.select().from(images));
    expect(rows.map(({ name }) => name)).not.toContain(body.name);
  });
});
