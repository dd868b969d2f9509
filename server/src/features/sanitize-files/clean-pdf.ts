import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { isEndless } from './endless-pdf.ts';
import { bounded, keepsWithinBounds, treesAreSmall } from './pdf-bounds.ts';
import type { Answer } from './sanitizing-child.ts';

// Runs in a process of its own (sanitizing-child.ts), which may be ended at any time.

const mostPages = 200;
const mostBytes = 32 * 1024 * 1024;
/** What runs, opens, sends or is attached, and what tells who made it; wherever it stands. */
const unwanted = [
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
  'EmbeddedFiles',
  'EmbeddedFile',
  'AF',
  'EF',
  'RichMedia',
  'Movie',
  'Sound',
  'Rendition',
  'XFA',
  'Metadata',
  'PieceInfo',
  'Thumb',
  'LastModified',
  'Annots',
  'AcroForm',
  'StructParents',
  'Names',
  'Info',
].map((name) => PDFName.of(name));

export async function cleanPdf(bytes: Buffer): Promise<Answer> {
  if (isEndless(bytes)) return { refused: 'unreadable' };
  const read = await bounded(() =>
    PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false }),
  );
  if (!treesAreSmall(read, mostPages) || read.getPageCount() === 0) return { refused: 'unreadable' };
  flattenForm(read);
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const page of read.getPages()) for (const key of unwanted) page.node.delete(key);
  for (const page of await made.copyPages(read, read.getPageIndices())) made.addPage(page);
  for (const [, object] of made.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (dict) for (const key of unwanted) dict.delete(key);
  }
  if (!(await keepsWithinBounds(made))) return { refused: 'unreadable' };
  const paper = await made.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return paper.length > mostBytes ? { refused: 'unreadable' } : { made: { paper } };
}

/** What was written into a form becomes part of the page. One that cannot be read is left out. */
function flattenForm(read: PDFDocument): void {
  try {
    if (read.getForm().getFields().length > 0) read.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    // Only what is on the pages themselves is kept then.
  }
}
