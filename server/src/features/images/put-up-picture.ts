import { randomBytes } from 'node:crypto';
import { type ImageSize, imageSizes, mostImages } from '@regimen/contract/images.ts';
import { holdUser } from '../../db/hold-user.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Files } from '../../providers/files.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { makePicture, senderOf } from '../sanitize-files/sanitize-file.ts';
import { bytesOf, type SentFile } from '../sanitize-files/sent-file.ts';
import { countImages, disownImage, insertImage } from './queries.ts';

const sizes = Object.keys(imageSizes) as ImageSize[];
export const keyOf = (tenantId: string, size: ImageSize, name: string): string =>
  `${tenantId}/${size}/${name}`;

/** The files come first and go again when the row does not follow: a row without its files would be a hole in a page. */
export async function putUpPicture<R>(
  scope: SignedInScope,
  files: Files,
  sent: SentFile,
  exchange: Exchange,
  /** What becomes of it, in the transaction that it is written down in; gives the call's answer, which a repeat gets again. */
  use: (tx: Tx, name: string) => Promise<R>,
): Promise<R> {
  const tenantId = scope.tenant.id;
  const ownerId = scope.actor.userId;
  const picture = await makePicture(senderOf(scope, exchange), bytesOf(sent));
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  try {
    for (const size of sizes) await files.put(keyOf(tenantId, size, name), picture[size]);
    return await scope.tx(async (tx) => {
      await holdUser(tx, ownerId);
      if ((await countImages(tx, ownerId)) >= mostImages)
        throw invalid('picture', `no_more_than:${mostImages}`);
      await insertImage(tx, { tenantId, name, ownerId, createdAt: scope.now });
      return use(tx, name);
    });
  } catch (error) {
    await removeFiles(files, tenantId, name).catch(() => undefined);
    throw error;
  }
}

/** Nobody shows it any more: it goes with the hourly work. */
export const releasePicture = (tx: Tx, name: string): Promise<void> => disownImage(tx, name);

export async function removeFiles(files: Files, tenantId: string, name: string): Promise<void> {
  for (const size of sizes) await files.remove(keyOf(tenantId, size, name));
}
