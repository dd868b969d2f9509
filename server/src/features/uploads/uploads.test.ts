import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { uploads, users } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { attachUploads } from './attach-uploads.ts';
import { sweepUploads } from './jobs.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here);
});
afterAll(() => world.close());

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer();
const send = (bytes: Buffer | Uint8Array, caller = owner) =>
  world.call(caller, 'POST', '/api/uploads', { file: Buffer.from(bytes).toString('base64') });
const linkOf = (name: string, caller = owner) =>
  world.call(caller, 'GET', `/api/uploads/${name}/link`, undefined);
const open = (url: string, tenant = world.here) => world.app.inject({ url, headers: { host: tenant.host } });

async function paper(change: (made: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.setAuthor('Somebody in particular');
  made.addPage().drawText('Cholesterol 4.9');
  change(made);
  return made.save({ useObjectStreams: false });
}

async function putUp(bytes: Buffer | Uint8Array) {
  const { status, body } = await send(bytes);
  expect(status).toBe(201);
  const { body: link } = await linkOf(body.name);
  return { name: body.name, type: body.type, url: link.url };
}

describe('a picture', () => {
  it('is made anew, without where it was taken, and shown to nobody without a link', async () => {
    const { name, type, url } = await putUp(await photo());
    expect(type).toBe('image/webp');
    const answer = await open(url);
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await open(`/api/public/download/${name}`)).statusCode).toBe(422);
    expect((await open(`/api/public/files/large/${name}`)).statusCode).toBe(404);
  });
});

describe('a paper', () => {
  it('keeps its pages and loses what runs, what is attached and who made it', async () => {
    const { url, type } = await putUp(
      await paper((made) => {
        made.addJavaScript('greet', 'app.alert(1)');
        void made.attach(Buffer.from('MZ a program'), 'readme.exe', { mimeType: 'application/octet-stream' });
        const page = made.getPage(0);
        page.node.set(
          PDFName.of('AA'),
          made.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.launch()') } }),
        );
        made.catalog.set(
          PDFName.of('OpenAction'),
          made.context.obj({ S: 'URI', URI: PDFHexString.fromText('https://elsewhere.test') }),
        );
      }),
    );
    expect(type).toBe('application/pdf');
    const answer = await open(url);
    expect(answer.headers['content-disposition']).toBe('attachment');
    const read = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
    expect(read.getPageCount()).toBe(1);
    expect(read.getAuthor()).toBeUndefined();
    const all = read.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .join('\n');
    expect(all).not.toMatch(/JavaScript|\/JS|EmbeddedFile|OpenAction|elsewhere|app\.launch|readme/);
  });

  it('keeps what was written into its form', async () => {
    const { url } = await putUp(
      await paper((made) => {
        const field = made.getForm().createTextField('result');
        field.setText('5.1 mmol');
        field.addToPage(made.getPage(0), { x: 10, y: 10, width: 200, height: 20 });
      }),
    );
    const read = await PDFDocument.load((await open(url)).rawPayload, { updateMetadata: false });
    expect(read.getForm().getFields()).toEqual([]);
    const drawn = read.getPage(0).node.Resources()?.toString() ?? '';
    expect(drawn).toContain('XObject');
  });

  it.each([
    ['nothing but its first words', Buffer.from('%PDF-1.7\n')],
    ['a page of another kind', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ])('is refused when it is %s', async (_name, bytes) => {
    const { status, body } = await send(bytes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['file']);
  });
});

describe('the link', () => {
  it('is over after five minutes', async () => {
    const { url } = await putUp(await photo());
    world.clock.skewMs += 5 * 60_000;
    expect((await open(url)).statusCode).toBe(404);
  });

  it('is good for its own file, time and site alone', async () => {
    const [mine, other] = [await putUp(await photo()), await putUp(await photo())];
    const query = mine.url.split('?')[1] ?? '';
    expect((await open(`/api/public/download/${other.name}?${query}`)).statusCode).toBe(404);
    const longer = mine.url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 3_600}`);
    expect((await open(longer)).statusCode).toBe(404);
    expect((await open(mine.url, world.there)).statusCode).toBe(404);
    expect((await open(mine.url)).statusCode).toBe(200);
  });

  it('is given to those who look after the follower, once it was handed in, and to no stranger', async () => {
    const creator = await world.add(world.here, { roles: ['expert'] });
    const stranger = await world.add(world.here, { roles: ['expert'] });
    const { name } = await putUp(await photo());
    expect((await linkOf(name, creator)).status).toBe(404);
    await world.runtime.tx(world.here.id, async (tx) => {
      const program = await seedProgram(tx, creator.id as string);
      const { task } = await seedEnrollment(tx, owner.id as string, program);
      const given = { ownerId: owner.id as string, taskId: task, names: [name] };
      expect(await attachUploads(tx, given)).toBe(true);
      expect(await attachUploads(tx, { ...given, ownerId: stranger.id as string })).toBe(false);
      expect(await attachUploads(tx, { ...given, names: ['../../etc/passwd'] })).toBe(false);
    });
    expect((await linkOf(name, creator)).status).toBe(200);
    expect((await linkOf(name, stranger)).status).toBe(404);
  });
});

it('goes with its owner, and when it was never handed in', async () => {
  const leaving = await world.add(world.here);
  const { body: theirs } = await send(await photo(), leaving);
  const { name } = await putUp(await photo());
  await world.runtime.tx(world.here.id, (tx) => tx.delete(users).where(eq(users.id, leaving.id as string)));
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no tenant');
  const parts = {
    database: world.runtime,
    bus: world.bus,
    send: async () => undefined,
    sendAll: async () => undefined,
  };
  const scope = (at: number) => createScope(parts, { tenant, actor: null, locale: 'en' }, at);
  const now = Date.now() + world.clock.skewMs;
  await sweepUploads(scope(now), world.files);
  const names = () =>
    world.runtime.read(world.here.id, async (tx) =>
      (await tx.select({ name: uploads.name }).from(uploads)).map((row) => row.name),
    );
  expect(await names()).not.toContain(theirs.name);
  expect(await names()).toContain(name);
  await sweepUploads(scope(now + 8 * 86_400_000), world.files);
  expect(await names()).not.toContain(name);
});
