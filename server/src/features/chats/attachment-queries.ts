import type { Attachment } from '@regimen/contract/chats.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { uploads } from '../../db/schema.ts';

export interface AttachmentRow {
  messageId: string | null;
  name: string;
  title: string | null;
  type: Attachment['type'];
  sizeBytes: number;
  linkKey: Buffer;
}

/** Files of these messages, in the order in which they were put up. */
export async function listAttachments(tx: Tx, messageIds: string[]): Promise<AttachmentRow[]> {
  const rows = await tx
    .select({
      messageId: uploads.messageId,
      name: uploads.name,
      title: uploads.title,
      type: uploads.type,
      sizeBytes: uploads.sizeBytes,
      linkKey: uploads.linkKey,
    })
    .from(uploads)
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        inArray(uploads.messageId, messageIds),
        // Whoever has left takes their files along; until these are swept, nobody sees them.
        isNotNull(uploads.ownerId),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.name));
  return rows as AttachmentRow[];
}

interface FilesOfMessage {
  ownerId: string;
  messageId: string;
  names: string[];
  titles: Readonly<Record<string, string>>;
}

/** How many of these are the person's own and belong to nothing yet. They belong to the message from now on. */
export async function attachToMessage(
  tx: Tx,
  { ownerId, messageId, names, titles }: FilesOfMessage,
): Promise<number> {
  const rows = await tx
    .update(uploads)
    .set({ messageId, title: sql`${JSON.stringify(titles)}::jsonb ->> ${uploads.name}` })
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        eq(uploads.ownerId, ownerId),
        inArray(uploads.name, names),
        isNull(uploads.taskId),
        isNull(uploads.qualificationId),
        isNull(uploads.messageId),
      ),
    )
    .returning({ name: uploads.name });
  return rows.length;
}

/** They belong to nobody from now on: their addresses lead nowhere, and the hourly work removes them. */
export async function detachFiles(tx: Tx, messageId: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ messageId: null, ownerId: null, title: null })
    .where(and(eq(uploads.tenantId, tx.tenantId), eq(uploads.messageId, messageId)));
}
