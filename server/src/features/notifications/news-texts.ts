import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/**
 * News in one sentence, by their kinds, for mails and push messages; pages have words of their own. In what is urgent
 * no name and nothing of anybody's health: this stands in subjects and on locked screens.
 */
export const newsTexts = defineTexts(import.meta.url, {
  urgent: 'Urgent: someone in “{program}” needs you now',
  'follow-up': '{person} needs you: {title} ({program})',
  'new-follower': '{person} now follows “{program}”',
  finished: '{person} has finished “{program}”',
  'finished-own': 'You have finished “{program}”',
  ended: '“{program}” has ended. Open it to read more',
  review: '{person} rated “{program}” {rating} out of 5',
  'review-reply': 'Your review of “{program}” has a reply',
  'new-version': '“{program}” has a new version',
  'program-updated': '“{program}” was updated',
  help: 'Help is here for you',
  'help-seen': '{person} has seen your message',
});
