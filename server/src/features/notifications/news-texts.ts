import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/**
 * News in one sentence, by their kinds, for mails and push messages; pages have words of their own. In what is urgent
 * no name and nothing of anybody's health: this stands in subjects and on locked screens.
 */
export const newsTexts = defineTexts(import.meta.url, {
  urgent: 'Urgent: someone in “{program}” needs you now',
  message: '{person} sent you a message',
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
  unattended: 'The expert behind “{program}” has left',
  'help-seen': '{person} has seen your message',
  'emergency-access': 'Part of your health data was opened. See who looked and why',
  'credential-checked': 'Your qualification “{title}” was checked and is now shown',
  'guardian-agreed': 'Your parent or guardian agreed. “{program}” can start',
  'guardian-refused': 'Your parent or guardian didn’t agree to “{program}”',
  'guardian-revoked': 'Your parent or guardian took their consent back. “{program}” has ended',
  'credential-refused': 'Your qualification “{title}” wasn’t accepted. Read why',
  'two-factor-removal': 'Someone asked to turn off two-factor sign-in for your account',
  'ai-test-fell': 'Tests of the AI in “{program}” no longer pass',
  'booking-to-answer': '{person} would like to book “{title}” with {host}',
  'booking-requested': '{person} would like to book “{title}”',
  'booking-booked': '“{title}” is booked with {person}, {when}',
  'booking-accepted': '{person} confirmed “{title}”, {when}',
  'booking-declined': '{person} can’t do “{title}”, {when}',
  'booking-cancelled': '“{title}” with {person} was canceled, {when}',
  'booking-moved': '“{title}” with {person} has a new time, {when}',
  'booking-shifted': 'Please check “{title}” with {person}: clock rules have changed, {when}',
  'booking-clash': 'Two of your appointments now overlap. Choose which one to move',
  'booking-reminder': 'Coming up: “{title}” with {person}, {when}',
  'booking-offered': 'A place is free in “{title}”, {when}. We’re holding it for you',
  'named-host': '{person} added you as a host of “{title}”',
  'calendar-failing': 'We can’t read your calendar “{title}”. Check its address',
  'recovery-codes-low': 'You’re almost out of recovery codes',
});
