import { uploadLimitBytes } from '@regimen/contract/limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../test-world.ts';

let world: World;
let owner: Caller;
let photo: Buffer;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here);
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.close());

type Part = [name: string, content: Buffer | string, filename?: string];
const formOf = (parts: Part[], last = '--b--\r\n') =>
  Buffer.concat([
    ...parts.flatMap(([name, content, filename]) => {
      const head = `--b\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n`;
      const type = filename ? 'Content-Type: image/jpeg\r\n' : '';
      return [Buffer.from(`${head}${type}\r\n`), Buffer.from(content), Buffer.from('\r\n')];
    }),
    Buffer.from(last),
  ]);
const send = <Path extends string>(path: Path, payload: Buffer, type = 'multipart/form-data; boundary=b') =>
  world.call(owner, 'POST', path, payload, { 'content-type': type });

describe('a file in a form', () => {
  it.each([
    ['/api/images', 'picture'],
    ['/api/uploads', 'file'],
  ])('is taken by %s as one that is sent as it is', async (path, field) => {
    const words: Part = ['note', 'from the phone'];
    const { status, body } = await send(path, formOf([words, [field, photo, '../../etc/passwd']]));
    expect(body).toMatchObject({ name: expect.stringMatching(/^[\w-]{22}/) });
    expect(status).toBe(201);
  });

  it('has to be there, under the name of the call', async () => {
    for (const parts of [[], [['picture', photo, 'a.jpg']], [['file', 'only words']]] as Part[][]) {
      const { status, body } = await send('/api/uploads', formOf(parts));
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['file']);
    }
  });

  it.each<[string, () => Buffer, string?]>([
    [
      'two files',
      () =>
        formOf([
          ['file', photo, 'a.jpg'],
          ['file', photo, 'b.jpg'],
        ]),
    ],
    ['more words than a form has', () => formOf(Array.from({ length: 9 }, (): Part => ['x', 'y']))],
    ['thousands of parts', () => formOf(Array.from({ length: 5_000 }, (): Part => ['x', '']))],
    ['no end', () => formOf([['file', photo, 'a.jpg']], '')],
    ['no boundary', () => formOf([['file', photo, 'a.jpg']]), 'multipart/form-data'],
  ])('is refused with %s', async (_what, form, type) => {
    expect((await send('/api/uploads', form(), type)).status).toBe(400);
  });

  it.each<[string, () => Part[]]>([
    ['a file that is too long', () => [['file', Buffer.alloc(uploadLimitBytes + 1), 'a.jpg']]],
    [
      'a word that is too long',
      () => [
        ['note', 'x'.repeat(2_000)],
        ['file', photo, 'a.jpg'],
      ],
    ],
    [
      'much around the file',
      () => [
        ['file', photo, 'a.jpg'],
        ['x', 'y'.repeat(uploadLimitBytes + 20_000)],
      ],
    ],
  ])('is 413 with %s', async (_what, parts) => {
    expect((await send('/api/uploads', formOf(parts()))).status).toBe(413);
  });

  it('goes nowhere else', async () => {
    expect((await send('/api/discussions', formOf([['title', 'x']]))).status).toBe(415);
  });

  it('may be full of half boundaries', async () => {
    const half = Buffer.from('\r\n--'.repeat(uploadLimitBytes / 4));
    expect((await send('/api/uploads', formOf([['file', half, 'a.jpg']]))).status).toBe(422);
  });
});
