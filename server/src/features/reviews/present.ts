import type { Review } from '@regimen/contract/reviews.ts';
import type { ReviewRow } from './queries.ts';

export const presentReview = (row: ReviewRow, viewerId: string | undefined): Review => ({
  author: { id: row.id, full_name: row.fullName },
  rating: row.rating,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  reply: row.reply && row.repliedAt ? { body: row.reply, at: row.repliedAt.toISOString() } : null,
  isMine: row.id === viewerId,
});
