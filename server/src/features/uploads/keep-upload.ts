import { randomBytes } from 'node:crypto';
import { mostUploads } from '@regimen/contract/uploads.ts';
import { holdUser } from '../../db/hold-user.ts';
import { invalid } from '../../errors.ts';
import type { Files } from '../../providers/files.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { cleanPdf, makePicture, type Sender, senderOf } from '../sanitize-files/sanitize-file.ts';
import { bytesOf, type SentFile } from '../sanitize-files/sent-file.ts';
import { countUploads, insertUpload } from './queries.ts';

export type UploadType = 'image/webp' | 'application/pdf';
export const keyOf = (tenantId: string, name: string): string => `${tenantId}/uploads/${name}`;

/** The file comes first and goes again when the row does not follow. */
export async function keepUpload(
  scope: SignedInScope,
  files: Files,
  sent: SentFile,
  exchange: Exchange,
): Promise<{ name: string; type: UploadType }> {
  const tenantId = scope.tenant.id;
  const ownerId = scope.actor.userId;
  const { bytes, type } = await makeAnew(senderOf(scope, exchange), bytesOf(sent));
  const name = `${randomBytes(16).toString('base64url')}.${type === 'image/webp' ? 'webp' : 'pdf'}`;
  const row = { tenantId, name, ownerId, type, sizeBytes: bytes.length, linkKey: randomBytes(32) };
  try {
    await files.put(keyOf(tenantId, name), bytes);
    return await scope.tx(async (tx) => {
      await holdUser(tx, ownerId);
      if ((await countUploads(tx, ownerId)) >= mostUploads)
        throw invalid('file', `no_more_than:${mostUploads}`);
      await insertUpload(tx, { ...row, createdAt: scope.now });
      return { name, type };
    });
  } catch (error) {
    await files.remove(keyOf(tenantId, name)).catch(() => undefined);
    throw error;
  }
}

/** What a file is, its first bytes say, whatever it was called. */
async function makeAnew(sender: Sender, bytes: Buffer): Promise<{ bytes: Buffer; type: UploadType }> {
  if (bytes.subarray(0, 1_024).includes('%PDF-'))
    return { bytes: await cleanPdf(sender, bytes), type: 'application/pdf' };
  const { large } = await makePicture(sender, bytes, 'file');
  return { bytes: large, type: 'image/webp' };
}
