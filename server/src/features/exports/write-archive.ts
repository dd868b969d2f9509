import { Readable } from 'node:stream';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { ZipFile } from 'yazl';
import type { Manifest } from '../../feature.ts';
import type { Files } from '../../providers/files.ts';
import type { Scope } from '../../scope.ts';
import { writeFollowerBundle } from '../fhir/write-follower-bundle.ts';
import { gatherPage } from './gather-page.ts';
import { pageHtml } from './page/page-html.ts';
import { listEnrollmentIds } from './page-queries.ts';
import { areaJson, exportedOf } from './read-person.ts';
import { listFileNames, readKeys } from './rows-queries.ts';

interface Wanted {
  userId: string;
  locale: Locale;
  manifest: Manifest;
  files: Files;
  /** Told as parts are done. */
  onProgress(share: number): Promise<void>;
}

/** `petsFirstWalk` → `pets-first-walk`. */
const fileName = (area: string): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Everything of one person as a ZIP: a page to read, JSON by area, FHIR by program, files. Each part is made when its
 * turn comes to be written, so that the archive costs no more memory than its largest page of rows.
 */
export async function writeArchive(scope: Scope, wanted: Wanted): Promise<Readable> {
  const { userId, locale, manifest, files } = wanted;
  const { tables } = manifest;
  const zip = new ZipFile();
  const parts: [name: string, content: () => AsyncIterable<string | Buffer> | Promise<Readable>][] = [];
  const [keys, enrollments] = await scope.read(async (tx) => [
    await readKeys(tx),
    await listEnrollmentIds(tx, userId),
  ]);

  const areas = Object.entries(manifest.areas).flatMap(([area, own]) => {
    const names = exportedOf(own);
    return names.length > 0 ? [{ path: `data/${fileName(area)}.json`, names }] : [];
  });
  for (const { path, names } of areas) parts.push([path, () => areaJson(scope, tables, keys, names, userId)]);
  for (const [place, id] of enrollments.entries())
    parts.push([`fhir/program-${place + 1}.json`, () => fhirOf(scope, id, userId, locale)]);
  for (const [table, { file }] of Object.entries(tables)) {
    if (!file) continue;
    for (const name of await scope.read((tx) => listFileNames(tx, tables, table, userId))) {
      const found = await files.getStream(file.keyOf(scope.tenant.id, name));
      // What a row speaks of and nobody finds is left out: the row itself is in the archive.
      found?.bytes.destroy();
      if (found)
        parts.push([`files/${table}/${name}`, () => openFile(files, file.keyOf(scope.tenant.id, name))]);
    }
  }

  const paths = parts.map(([path]) => path);
  parts.unshift(['index.html', () => pageHtml(gatherPage(scope, userId, locale), paths)]);

  const fail = (error: Error) => (zip.outputStream as Readable).destroy(error);
  zip.on('error', fail);
  for (const [place, [name, content]] of parts.entries())
    zip.addReadStreamLazy(name, { mtime: scope.now, mode: 0o100600 }, (give) => {
      const begin = async () => {
        await wanted.onProgress(place / parts.length);
        const made = await content();
        const stream = made instanceof Readable ? made : Readable.from(made, { objectMode: false });
        stream.on('error', fail);
        give(null, stream);
      };
      begin().catch(fail);
    });
  zip.end();
  return zip.outputStream as Readable;
}

async function* fhirOf(scope: Scope, id: string, userId: string, locale: Locale): AsyncGenerator<string> {
  const made = await writeFollowerBundle(scope, id, { isOwn: true, pseudonym: userId, locale });
  // Of a program that has not begun there is nothing but that.
  yield made ?? JSON.stringify({ resourceType: 'Bundle', type: 'collection' });
}

async function openFile(files: Files, key: string): Promise<Readable> {
  const found = await files.getStream(key);
  return found?.bytes ?? Readable.from([]);
}
