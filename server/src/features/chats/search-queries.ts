import type { Tx } from '../../db/pool.ts';
import { type MessageRow, messageColumns, messageTables } from './message-queries.ts';

export interface MessageSearch {
  search: string;
  /** PostgreSQL's name of it. */
  language: string;
  /** The last word may go on. */
  isUnfinished: boolean;
  /** Older than this one. */
  before: string | undefined;
}

/** In all rooms of one person, newest first. */
export async function listFoundMessages(
  tx: Tx,
  userId: string,
  { search, language, isUnfinished, before }: MessageSearch,
  most: number,
): Promise<MessageRow[]> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'list_found_messages',
    text: `SELECT ${messageColumns} FROM search_chat_messages($2, $3, $4, $5, $6, $7) found (id)
      JOIN chat_messages m ON m.tenant_id = $1 AND m.id = found.id ${messageTables}
      ORDER BY m.id DESC`,
    values: [tx.tenantId, userId, search, language, isUnfinished, before ?? null, most],
  });
  return rows;
}
