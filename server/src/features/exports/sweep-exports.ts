import type { Files } from '../../providers/files.ts';
import type { Scope } from '../../scope.ts';
import { keyOf } from './make-export.ts';
import { deleteExport, listLeftExports } from './queries.ts';

const mostAtOnce = 500;

/** First the file, then the row, so that what was interrupted is found again. */
export async function sweepExports(scope: Scope, files: Files): Promise<void> {
  const ids = await scope.read((tx) => listLeftExports(tx, scope.now, mostAtOnce));
  for (const id of ids) {
    await files.remove(keyOf(scope.tenant.id, id));
    await scope.tx((tx) => deleteExport(tx, id));
  }
}
