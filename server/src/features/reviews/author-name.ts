import type { ReviewName } from '@regimen/contract/reviews.ts';

interface Named {
  shownAs: ReviewName;
  fullName: string;
  pseudonym: string | null;
}

/** What everybody may call its author, the creator too. */
export function nameOf({ shownAs, fullName, pseudonym }: Named): string | null {
  if (shownAs === 'name') return fullName;
  return shownAs === 'pseudonym' ? pseudonym : null;
}
