import { defineTexts, type TextKey } from '@regimen/contract/language/define-texts.ts';

/**
 * The headings of the privacy page under which people read about health data of theirs. A table says in its
 * feature which of them speaks of it. Health data is what says something about somebody's health, also by the way:
 * that they follow a program, that they came as a patient, what they wrote about themselves.
 */
export const privacySectionTexts = defineTexts(import.meta.url, {
  account: 'Your account',
  following: 'When you follow a program',
  readings: 'Your readings',
  files: 'Photos and documents',
  messages: 'Nudges and reminders',
  written: 'Reviews, bookmarks and discussions',
  chats: 'Messages to other people',
  agents: 'Talking with a program’s agent',
  improving: 'When experts improve a program',
  looks: 'Who looked at your health information',
  repeated: 'Repeated requests',
  urgent: 'When something is urgent',
});
export type PrivacySection = TextKey<typeof privacySectionTexts>;
