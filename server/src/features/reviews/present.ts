import type { Review } from '@regimen/contract/reviews.ts';
import type { ReviewRow } from './queries.ts';

type Named = Pick<ReviewRow, 'shownAs' | 'fullName' | 'pseudonym'>;

/** What everybody may call its author, the creator too. */
export function nameOf({ shownAs, fullName, pseudonym }: Named): string | null {
  if (shownAs === 'name') return fullName;
  return shownAs === 'pseudonym' ? pseudonym : null;
}

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
