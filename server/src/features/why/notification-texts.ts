import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const notificationTexts = defineTexts(import.meta.url, {
  digest: 'Several notifications were due at the same time, so we sent them as one.',
  partOfProgram: 'It’s part of your program.',
  rightAway:
    'It appeared under the bell right away, {when}. Emails and push notifications follow your settings: grouped, and outside quiet hours unless urgent.',
  'follow-up': 'You look after this program, and one of its followers needs an expert.',
  'new-follower': 'Someone started a program you look after.',
  finished: 'A program you follow or look after was finished.',
  review: 'Someone reviewed your program.',
  'review-reply': 'Your review got a reply.',
  'new-version': 'You follow this program, and its creator published a new version.',
  otherNews: 'It’s about a program you follow or look after.',
});
