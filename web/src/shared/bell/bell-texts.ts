import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** What the bell itself says: it is on every page, what it holds comes when it is opened. */
export const bellTexts = defineTexts(import.meta.url, {
  notifications: 'Notifications',
  unread: plural({ one: 'Notifications, {n} unread', other: 'Notifications, {n} unread' }),
  loading: 'Loading…',
});
