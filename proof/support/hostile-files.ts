import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { packed, paperBombs, pictureBombs } from '../../server/src/test-bombs.ts';

/** What must never come out again, in whatever it was hidden. */
export const mark = 'alert(document.domain)/*hostile*/';
const script = `<script>${mark}</script>`;

export interface Hostile {
  name: string;
  bytes: Buffer;
  /** Nothing may be made of it. */
  refused?: boolean;
}

const plain = () => sharp({ create: { width: 32, height: 32, channels: 3, background: '#aa3355' } });
const text = (value: string) => Buffer.from(value);
const hex = (value: string) => Buffer.from(value.replaceAll(' ', ''), 'hex');

/** Sixty files that somebody might send to have them run, or to bring the machine down. */
export async function hostileFiles(): Promise<Hostile[]> {
  const [png, jpeg, gif, webp] = await Promise.all([
    plain().png().toBuffer(),
    plain().jpeg().toBuffer(),
    plain().gif().toBuffer(),
    plain().webp().toBuffer(),
  ]);
  const pictures = { png, jpeg, gif, webp };
  const hostile: [string, Buffer][] = [
    ...texts(),
    ...foreign(),
    ...Object.entries(pictures).flatMap(([name, bytes]) => aroundPicture(name, bytes)),
    ['exif', await withExif()],
    ['png text chunk', withChunk(png, 'tEXt', text(`Comment\0${script}`))],
    ['png itxt chunk', withChunk(png, 'iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${script}`))],
    ['png wide as a wall', emptyPng(60_000, 60_000)],
    ['png long as a road', emptyPng(1, 2_000_000_000)],
    ['png of zero', emptyPng(0, 0)],
    ['gif of many frames', await manyFrames()],
    ['jpeg comment', Buffer.concat([jpeg.subarray(0, 2), comment(script), jpeg.subarray(2)])],
    ['polyglot gif script', text(`GIF89a/*${'\0'.repeat(8)}*/=1;${mark}//`)],
    ...(await papers()),
  ];
  return hostile.map(([name, bytes]) => ({ name, bytes }));
}

/** Made when its turn comes, which takes a moment itself. */
export interface Bomb {
  name: string;
  make(): Buffer | Promise<Buffer>;
  /** Nothing may be made of it. */
  refused: boolean;
}

export const bombs: Bomb[] = [
  ...Object.entries(paperBombs).map(([name, make]) => ({ name, make, refused: true })),
  ...Object.entries(pictureBombs).map(([name, make]) => ({ name, make, refused: false })),
];

export const goodPicture = (): Promise<Buffer> => plain().jpeg().toBuffer();

const texts = (): [string, Buffer][] => [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0])],
  ['page', text(`<!doctype html>${script}`)],
  ['page after spaces', text(`${' '.repeat(600)}<html>${script}</html>`)],
  [
    'drawing',
    text(`<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"><rect width="9" height="9"/></svg>`),
  ],
  [
    'drawing with script',
    text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  [
    'drawing that reads files',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:\u002f//etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  ],
  ['drawing, squeezed', gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  [
    'laughs',
    text(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]><svg>&b;</svg>`,
    ),
  ],
  ['script', text(mark)],
  ['php', text(`<?php echo '${mark}'; ?>`)],
  ['shell', text(`#!/bin/sh\necho '${mark}'`)],
  ['postscript', text(`%!PS-Adobe-3.0 EPSF-3.0\n(${mark}) run`)],
  ['image magick', text('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context')],
  ['mail with a page', text(`MIME-Version: 1.0\nContent-Type: text/html\n\n${script}`)],
];

/** Kinds that are not taken at all. */
const foreign = (): [string, Buffer][] => [
  ['archive', hex('504b0304 14000000 0800')],
  ['program', Buffer.concat([hex('4d5a9000'), text(mark)])],
  ['elf', Buffer.concat([hex('7f454c46'), text(mark)])],
  ['tiff', hex('49492a00 08000000 0000')],
  ['bmp', Buffer.concat([hex('424d 3a000000'), Buffer.alloc(60)])],
  ['ico', Buffer.concat([hex('00000100 0100'), Buffer.alloc(40)])],
  ['psd', Buffer.concat([text('8BPS'), Buffer.alloc(40)])],
  ['flash', Buffer.concat([text('FWS'), Buffer.alloc(40)])],
  ['heic without a picture', Buffer.concat([hex('00000018'), text('ftypheic'), Buffer.alloc(64)])],
  ['avif without a picture', Buffer.concat([hex('0000001c'), text('ftypavif'), Buffer.alloc(64)])],
];

const aroundPicture = (name: string, bytes: Buffer): [string, Buffer][] => [
  [`${name} and a page behind it`, Buffer.concat([bytes, text(script)])],
  [`${name} and an archive behind it`, Buffer.concat([bytes, hex('504b0304'), text(mark)])],
  [`half a ${name}`, bytes.subarray(0, bytes.length / 2)],
  [`${name} behind a page`, Buffer.concat([text(script), bytes])],
];

const withExif = () =>
  plain()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script, Artist: mark } })
    .toBuffer();

const comment = (words: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  return Buffer.concat([hex('fffe'), length, text(words)]);
};

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([text(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** After the head, which is 33 bytes long. */
const withChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);

/** A picture that says how large it is and holds next to nothing. */
function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([hex('89504e470d0a1a0a'), chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

async function manyFrames(): Promise<Buffer> {
  const frame = await plain().resize(400, 400).png().toBuffer();
  return sharp(
    Array.from({ length: 100 }, () => frame),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();
}

async function paper(change: (made: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage().drawText('A result');
  await change(made);
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

async function papers(): Promise<[string, Buffer][]> {
  const action = (made: PDFDocument) => made.context.obj({ S: 'JavaScript', JS: PDFString.of(mark) });
  const simple = await paper(() => undefined);
  return [
    ['paper with script', await paper((made) => made.addJavaScript('x', mark))],
    [
      'paper that opens',
      await paper((made) => void made.catalog.set(PDFName.of('OpenAction'), action(made))),
    ],
    [
      'paper whose page runs',
      await paper(
        (made) => void made.getPage(0).node.set(PDFName.of('AA'), made.context.obj({ O: action(made) })),
      ),
    ],
    [
      'paper with a program',
      await paper((made) => made.attach(text(script), 'x.html', { mimeType: 'text/html' })),
    ],
    ['paper by somebody', await paper((made) => made.setAuthor(script))],
    ['paper and a page behind it', Buffer.concat([simple, text(script)])],
    ['paper behind a page', Buffer.concat([text(`${script}\n`), simple])],
    ['paper of brackets', text(`%PDF-1.7\n1 0 obj${'['.repeat(4_000_000)}endobj`)],
    ['half a paper', simple.subarray(0, simple.length / 2)],
    ['paper of many pages', await paper((made) => void Array.from({ length: 400 }, () => made.addPage()))],
    ['paper that unpacks to much', unpacksToMuch()],
    [
      'paper in a circle',
      text('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>'),
    ],
  ];
}

/** Objects packed in a stream that is two hundred times as long unpacked. */
function unpacksToMuch(): Buffer {
  const much = packed(192);
  return Buffer.concat([
    text(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
    ),
    text(`3 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${much.length}>>stream\n`),
    much,
    text('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}
