import type { Files } from '../../providers/files.ts';
import type { Scope } from '../../scope.ts';
import { keyOf } from './keep-upload.ts';
import { deleteUploads, listLeftUploads } from './queries.ts';

const mostAtOnce = 500;
/** What was put up and not handed in may still be: somebody without a connection hands in later. */
const waitMs = 7 * 86_400_000;

/** First the files, then the rows, so that what was interrupted is found again. */
export async function sweepUploads(scope: Scope, files: Files): Promise<void> {
  const before = new Date(scope.now.getTime() - waitMs);
  const names = await scope.read((tx) => listLeftUploads(tx, before, mostAtOnce));
  if (names.length === 0) return;
  for (const name of names) await files.remove(keyOf(scope.tenant.id, name));
  await scope.tx((tx) => deleteUploads(tx, names));
}
