import { parentPort, workerData } from 'node:worker_threads';
import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

// Runs on a thread of its own, which may be ended at any time.

const mostPages = 200;
/** What runs, opens, sends or is attached, and what tells who made it; wherever it stands. */
const unwanted = [
  ...[
    'JS',
    'JavaScript',
    'AA',
    'OpenAction',
    'Launch',
    'A',
    'URI',
    'GoToR',
    'GoToE',
    'SubmitForm',
    'ImportData',
  ],
  ...['EmbeddedFiles', 'EmbeddedFile', 'AF', 'EF', 'RichMedia', 'Movie', 'Sound', 'Rendition', 'XFA'],
  ...[
    'Metadata',
    'PieceInfo',
    'Thumb',
    'LastModified',
    'Annots',
    'AcroForm',
    'StructParents',
    'Names',
    'Info',
  ],
].map((name) => PDFName.of(name));

async function clean(bytes: Uint8Array): Promise<Uint8Array | null> {
  const read = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  if (read.getPageCount() === 0 || read.getPageCount() > mostPages) return null;
  flattenForm(read);
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const page of read.getPages()) for (const key of unwanted) page.node.delete(key);
  for (const page of await made.copyPages(read, read.getPageIndices())) made.addPage(page);
  for (const [, object] of made.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (dict) for (const key of unwanted) dict.delete(key);
  }
  return made.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}

/** What was written into a form becomes part of the page. One that cannot be read is left out. */
function flattenForm(read: PDFDocument): void {
  try {
    if (read.getForm().getFields().length > 0) read.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    // Only what is on the pages themselves is kept then.
  }
}

parentPort?.postMessage(await clean(workerData as Uint8Array).catch(() => null));
