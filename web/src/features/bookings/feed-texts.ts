import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Bookings in one's own calendar app. */
export const feedTexts = defineTexts(import.meta.url, {
  loading: 'Loading…',
  failed: 'We couldn’t load this. Check your connection.',
  again: 'Try again',
  help: 'Add this secret link to your calendar app, and it shows your bookings. Anyone who has the link can see them.',
  once: 'Copy the link now. We show it only once.',
  address: 'Link for your calendar app',
  since: 'Link created',
  notRead: 'No app has read it yet.',
  lastRead: 'Last read',
  make: 'Create link',
  makeNew: 'Create a new link',
  makeNewTitle: 'Create a new link?',
  remove: 'Delete link',
  removeTitle: 'Delete the link?',
  oldStops: 'Calendar apps that use the current link stop showing your bookings.',
  keep: 'Keep the link',
  deleted: 'Link deleted',
});
