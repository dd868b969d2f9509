import type { Review } from '@regimen/contract/reviews.ts';
import { nameOf } from './author-name.ts';
import type { ReviewRow } from './queries.ts';

export const presentReview = (row: ReviewRow, viewerId: string | undefined): Review => ({
  id: row.id,
  author: { as: row.shownAs, name: nameOf(row) },
  rating: row.rating,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  reply: row.reply && row.repliedAt ? { body: row.reply, at: row.repliedAt.toISOString() } : null,
  isMine: row.userId === viewerId,
});
