import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** What every list of programs and people says. */
export const texts = defineTexts(import.meta.url, {
  followers: plural({ one: '{n} person has joined', other: '{n} people have joined' }),
  programs: plural({ one: '{n} program', other: '{n} programs' }),
  creators: plural({ one: '{n} expert', other: '{n} experts' }),
  manyPrograms: '{count} programs',
  moreThan: '{n}+',
  ratedBy: plural({
    one: '{average} of 5 stars from {n} review',
    other: '{average} of 5 stars from {n} reviews',
  }),
  fromReviews: plural({ one: 'from {n} review', other: 'from {n} reviews' }),
  unrated: 'Not rated yet',
  by: 'by {name}',
  inEnglish: 'In English',
  inArabic: 'In Arabic',
  paging: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  pageOf: 'Page {page} of {last}',
  filters: 'Filters',
  chosen: 'Chosen filters',
  without: 'Remove {name}',
  orderBy: 'Sort by',
  any: 'Any',
  more: 'More',

  bookmark: 'Bookmark',
  bookmarked: 'Bookmarked',
  signInToBookmark: 'Sign in to bookmark',
  share: 'Share',
  linkCopied: 'Link copied.',
  copyLink: 'Copy this link',
  close: 'Close',
});
