import { UploadName } from '@regimen/contract/uploads.ts';
import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';

/** Whether these are files that the person put up and may hand in for this task. They belong to it from now on. */
export async function attachUploads(
  tx: Tx,
  given: { ownerId: string; taskId: string; names: string[] },
): Promise<boolean> {
  const names = [...new Set(given.names)];
  if (names.some((name) => !UploadName.safeParse(name).success)) return false;
  return names.length === 0 || (await queries.attachUploads(tx, { ...given, names })) === names.length;
}
