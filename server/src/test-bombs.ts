import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Small files that cost whoever opens them much: for tests and proofs. None of them is a paper or a picture of any use.

const text = (value: string) => Buffer.from(value, 'latin1');

/** A deflate stream that unpacks to so many megabytes of spaces: the same 32 again and again. */
export function packed(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(32 * 2 ** 20, 32), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: Math.ceil(megabytes / 32) }, () => part);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([3, 0, 0, 0, 0, 0])]);
}

const stream = (head: string, content: Buffer) =>
  Buffer.concat([text(`<<${head}/Length ${content.length}>>stream\n`), content, text('\nendstream')]);

/** A paper of these objects, numbered from 1; the first is its catalog. */
function paper(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([
      text(`${index + 1} 0 obj`),
      typeof object === 'string' ? text(object) : object,
      text('endobj\n'),
    ]),
  );
  return Buffer.concat([text('%PDF-1.7\n'), ...parts, text('trailer<</Root 1 0 R>>\n%%EOF')]);
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>';
const withContent = (content: Buffer) => paper(catalog, pages, page, content);
/** A good page, and one more object. */
const withObject = (object: Buffer | string) =>
  paper(catalog, pages, page, stream('', text('0 0 9 9 re')), object);
const objects = (filter: string, content: Buffer, count = 1) =>
  withObject(stream(`/Type/ObjStm/N ${count}/First 8/Filter${filter}`, content));

/** Each branch twice in the one above it: two to the power of forty leaves. */
const doubling = (type: string) =>
  Array.from({ length: 40 }, (_, level) => {
    const next = level + (type === 'Pages' ? 3 : 6);
    return `<</Type/${type}/Count 2/Kids[${next} 0 R ${next} 0 R]>>`;
  });

const numbers = () => deflateSync(text(`9 0 [  ${'7 '.repeat(25_000_000)}]`));
const manyObjects = () => {
  const table = Array.from({ length: 400_000 }, (_, index) => `${index + 10} 0 `).join('');
  const head = `/Type/ObjStm/N 400000/First ${table.length}/Filter/FlateDecode`;
  return stream(head, deflateSync(text(`${table}[] `)));
};

/** Made when they are asked for: making some of them takes its time too. */
export const paperBombs: Record<string, () => Buffer> = {
  'numbers without end': () => objects('/FlateDecode', numbers()),
  'page packed twice': () =>
    withContent(stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(packed(640)))),
  'objects packed': () => objects('/FlateDecode', packed(1_024)),
  'objects packed twice': () => objects('[/FlateDecode/FlateDecode]', deflateSync(packed(2_048))),
  'table without end': () => withObject(stream('/Type/XRef/Size 2000000000/W[0 0 0]', text('x'))),
  'objects packed under a hidden name': () => objects('/Fl#61teDecode', packed(1_024)),
  'objects packed as runs': () =>
    objects('/RunLengthDecode', Buffer.alloc(8_000_000, Buffer.from([129, 32]))),
  'page packed': () => withContent(stream('/Filter/FlateDecode', packed(640))),
  'objects without end': () => withObject(manyObjects()),
  'pages in a circle': () => paper(catalog, '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>', page),
  'pages that double': () => paper(catalog, ...doubling('Pages'), page),
  'fields that double': () =>
    paper(
      '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
      pages,
      page,
      stream('', text('0 0 9 9 re')),
      ...doubling('Field'),
      '<</T(x)/FT/Tx>>',
    ),
};

/** A paper that takes its reader a minute, by a way of its own for which nobody looks beforehand: one long number. */
export const slowPaper = (): Buffer => text(`%PDF-1.7\nxx${'1'.repeat(130_000)}`);

/** Streams that nobody ends: for each of them the reader looks through all that follows. */
export const unendedStreams = (): Buffer => text(`%PDF-1.7\n${'1 0 obj<</Length 5>>stream\n'.repeat(5_000)}`);
/** The same with objects. */
export const unendedObjects = (): Buffer => text(`%PDF-1.7\n${'1 0 obj)'.repeat(40_000)}`);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const [head, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
/** After the head of a PNG, which is 33 bytes long. */
const withChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);

const side = 7_000;
const png = () => plain(32, 32).png().toBuffer();
const hidden = () => Buffer.concat([text('x\0\0'), packed(1_024)]);

export const pictureBombs: Record<string, () => Promise<Buffer>> = {
  'profile packed': async () => withChunk(await png(), 'iCCP', hidden()),
  'words packed': async () => withChunk(await png(), 'zTXt', hidden()),
  'frames on a wide ground': async () => wideFrames(),
  'avif as large as may be': () => plain(4_400, 4_500).avif({ effort: 0 }).toBuffer(),
  'sixteen bits in seven passes': () => deepPng(),
};

/** Read row by row only after all of it is unpacked: eight bytes a pixel. */
const deepPng = () =>
  plain(side, side)
    .ensureAlpha(0.5)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();

/** A GIF of a thousand frames of one pixel on a ground of many million. */
function wideFrames(): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  head.writeUInt16LE(side, 0);
  head.writeUInt16LE(side, 2);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([text('GIF89a'), head, ...Array.from({ length: 1_000 }, () => frame), text(';')]);
}
