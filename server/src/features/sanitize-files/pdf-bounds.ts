import { pipeline, Readable } from 'node:stream';
import { constants, createInflate } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** What is unpacked here to read a paper: its packed objects and the tables of them. */
const mostUnpackedBytes = 64 * 1024 * 1024;
const mostObjects = 100_000;
/** What stays packed and whoever opens the paper unpacks: a dozen scanned pages have some 300 MB. */
const mostKeptBytes = 512 * 1024 * 1024;
const deepestTree = 50;

const spent = { bytes: 0, objects: 0, tooMuch: false };

function stop(): never {
  spent.tooMuch = true;
  throw new Error('This paper unpacks to too much.');
}

/** Every decoder of pdf-lib grows by this one method, however a stream names its filters, and however many. */
const decoder = decodePDFRawStream(
  PDFRawStream.of(
    PDFContext.create().obj({ Filter: 'FlateDecode' }) as PDFDict,
    Uint8Array.of(0x78, 0x9c, 3, 0),
  ),
);
const decoders = Object.getPrototypeOf(Object.getPrototypeOf(decoder));
const grow: (this: { buffer: Uint8Array }, size: number) => Uint8Array = decoders.ensureBuffer;
decoders.ensureBuffer = function (this: { buffer: Uint8Array }, size: number) {
  const before = this.buffer.byteLength;
  if (size > before && spent.bytes + size > mostUnpackedBytes) stop();
  const grown = grow.call(this, size);
  spent.bytes += grown.byteLength - before;
  return grown;
};
const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (ref, object) {
  if (++spent.objects > mostObjects) stop();
  assign.call(this, ref, object);
};

/** Reads a paper. The parser goes on after a fault as if nothing were, so it is asked again at the end. */
export async function bounded(read: () => Promise<PDFDocument>): Promise<PDFDocument> {
  Object.assign(spent, { bytes: 0, objects: 0, tooMuch: false });
  const paper = await read();
  if (spent.tooMuch) stop();
  // From here on objects are made by us; a copy has no more than what was read.
  spent.objects = 0;
  return paper;
}

/**
 * Pages and fields hang in trees, which may be circles, or the same branch many times over: walked with an eye on how
 * far it goes, before anybody walks them without. `most` leaves, and as many branches.
 */
function isSmallTree(root: unknown, most: number): boolean {
  let leaves = most;
  let branches = most;
  const walk = (node: unknown, depth: number): boolean => {
    const kids = node instanceof PDFDict ? node.lookup(PDFName.of('Kids')) : node;
    if (!(kids instanceof PDFArray)) return --leaves >= 0;
    if (depth > deepestTree || --branches < 0) return false;
    return kids.asArray().every((_, index) => walk(kids.lookup(index), depth + 1));
  };
  return walk(root, 0);
}

const mostFields = 2_000;

export function treesAreSmall({ catalog }: PDFDocument, mostPages: number): boolean {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  return (
    isSmallTree(catalog.lookup(PDFName.of('Pages')), mostPages) &&
    (fields === undefined || isSmallTree(fields, mostFields))
  );
}

/** Whether what stays packed in it could be unpacked by somebody's reader. */
export async function keepsWithinBounds(paper: PDFDocument): Promise<boolean> {
  let left = mostKeptBytes;
  for (const [, object] of paper.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) left -= await unpackedBytes(object, left);
    if (left < 0) return false;
  }
  return true;
}

/** Counted as it flows by and never held. Filters that are no deflate are left alone: nothing else packs as tightly. */
async function unpackedBytes(stream: PDFRawStream, most: number): Promise<number> {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray() : [filter];
  const other = names.findIndex((name) => String(name) !== '/FlateDecode' && String(name) !== '/Fl');
  const layers = other < 0 ? names.length : other;
  if (layers === 0) return 0;
  let bytes = 0;
  // A stream that breaks off is shown as far as it goes.
  const inflate = () => createInflate({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH });
  const steps = Array.from({ length: layers }, inflate);
  const unpacked = pipeline([Readable.from([stream.contents]), ...steps], () => undefined);
  try {
    for await (const chunk of unpacked as unknown as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) break;
    }
  } catch {
    // Broken from here on, for us as for every reader.
  }
  return bytes;
}
