import type { Files } from '../../providers/files.ts';
import type { Scope } from '../../scope.ts';
import { removeFiles } from './put-up-picture.ts';
import { deleteImages, listLeftImages } from './queries.ts';

const mostAtOnce = 500;

/** Pictures of people who are gone: first the files, then the rows, so that what was interrupted is found again. */
export async function sweepImages(scope: Scope, files: Files): Promise<void> {
  const names = await scope.read((tx) => listLeftImages(tx, mostAtOnce));
  if (names.length === 0) return;
  for (const name of names) await removeFiles(files, scope.tenant.id, name);
  await scope.tx((tx) => deleteImages(tx, names));
}
