import type { Comment } from '@regimen/contract/comments.ts';
import type { Standing } from '@regimen/contract/permissions.ts';
import type { Actor } from '../../scope.ts';
import { canComment } from './policy.ts';
import type { CommentRow } from './queries.ts';

export const presentComment = (row: CommentRow, actor: Actor, standing: Standing | null): Comment => ({
  id: row.id,
  nodeId: row.nodeId,
  replyTo: row.replyTo,
  author: { id: row.author.id, full_name: row.author.fullName },
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  can: { edit: row.author.id === actor.userId && canComment(standing) },
});
