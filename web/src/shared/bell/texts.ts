import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  isUnread: 'Unread',
  markAll: 'Mark all as read',
  seeAll: 'See all',
  failed: 'We couldn’t load your notifications. Try again in a moment.',
  none: 'No notifications yet',
  noneHelp: 'Tasks, reminders and news about your programs appear here.',
  task: 'New task: {title}',
  reminder: 'Reminder: {title}',
  digest: plural({ one: '{n} update for you', other: '{n} updates for you' }),
  followUp: '{person} needs you: {title}',
  urgentFollowUp: 'Urgent: {person} needs you: {title}',
  newFollower: '{person} started following your program',
  finishedByOther: '{person} finished your program',
  ended: 'The program has ended. Open it to read more',
  finished: 'You finished the program',
  review: plural({
    one: '{person} gave your program {n} star',
    other: '{person} gave your program {n} stars',
  }),
  reviewByFollower: plural({
    one: 'A follower gave your program {n} star',
    other: 'A follower gave your program {n} stars',
  }),
  reviewReply: 'You have a reply to your review',
  newVersion: 'A new version is available',
  programUpdated: 'Your program was updated',
  urgent: '{person} may be in danger. Please check now',
  help: 'Help is here for you',
  helpAbout: 'See who you can call now',
  helpSeen: '{person} has seen what you told us',
});
