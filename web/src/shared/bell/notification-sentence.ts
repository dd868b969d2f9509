import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Notification } from '@regimen/contract/notifications.ts';
import type { texts } from './texts.ts';

/** What a line says, and below it what it is about. */
export interface Sentence {
  title: string;
  about: string;
}

export function sentenceOf({ kind, data }: Notification, t: Translate<typeof texts>): Sentence {
  const { title = '', program = '', person = '', host = '', rating = 0, titles = [], isUrgent, role } = data;
  switch (kind) {
    case 'task':
      return { title: t('task', { title }), about: program };
    case 'reminder':
      return { title: t('reminder', { title }), about: program };
    case 'digest':
      return { title: t('digest', { n: titles.length }), about: titles.join(' · ') };
    case 'follow-up':
      return { title: t(isUrgent ? 'urgentFollowUp' : 'followUp', { person, title }), about: program };
    case 'new-follower':
      return { title: t('newFollower', { person }), about: program };
    case 'finished':
      return { title: person ? t('finishedByOther', { person }) : t('finished'), about: program };
    case 'ended':
      return { title: t('ended'), about: program };
    case 'review':
      return {
        title: person ? t('review', { n: rating, person }) : t('reviewByFollower', { n: rating }),
        about: program,
      };
    case 'review-reply':
      return { title: t('reviewReply'), about: program };
    case 'new-version':
      return { title: t('newVersion'), about: program };
    case 'program-updated':
      return { title: t('programUpdated'), about: program };
    case 'urgent':
      return { title: t('urgent', { person }), about: [title, program].filter(Boolean).join(' · ') };
    case 'help':
      return { title: t('help'), about: t('helpAbout') };
    case 'help-seen':
      return { title: t('helpSeen', { person }), about: '' };
    case 'unattended':
      return { title: t('unattended', { program }), about: t('unattendedAbout') };
    case 'emergency-access':
      return {
        title: person
          ? t(role === 'owner' ? 'openedByOwner' : 'openedBySupport', { person })
          : t('emergencyAccess'),
        about: title,
      };
    case 'credential-checked':
      return { title: t('credentialChecked', { title }), about: t('credentialCheckedAbout') };
    case 'credential-refused':
      return { title: t('credentialRefused', { title }), about: t('credentialRefusedAbout') };
    case 'guardian-agreed':
      return { title: t('guardianAgreed'), about: t('guardianAgreedAbout', { program }) };
    case 'guardian-refused':
      return { title: t('guardianRefused'), about: t('guardianRefusedAbout', { program }) };
    case 'guardian-revoked':
      return { title: t('guardianRevoked'), about: t('guardianRevokedAbout', { program }) };
    case 'two-factor-removal':
      return { title: t('twoFactorRemoval'), about: t('twoFactorRemovalAbout') };
    case 'ai-test-fell':
      return { title: t('aiTestFell', { program }), about: titles.join(' · ') };
    case 'recovery-codes-low':
      return { title: t('recoveryCodesLow'), about: t('recoveryCodesLowAbout') };
    case 'named-host':
      return { title: t('namedHost', { person, title }), about: t('namedHostAbout') };
    case 'calendar-failing':
      return { title: t('calendarFailing', { title }), about: t('calendarFailingAbout') };
    case 'booking-to-answer':
      return {
        title: t('bookingToAnswer', { person, title, host }),
        about: t('bookingToAnswerAbout', { host }),
      };
    case 'booking-requested':
      return { title: t('bookingRequested', { person, title }), about: '' };
    case 'booking-booked':
      return { title: t('bookingBooked', { person, title }), about: '' };
    case 'booking-accepted':
      return { title: t('bookingAccepted', { person, title }), about: '' };
    case 'booking-declined':
      return { title: t('bookingDeclined', { person, title }), about: '' };
    case 'booking-cancelled':
      return { title: t('bookingCancelled', { person, title }), about: '' };
    case 'booking-moved':
      return { title: t('bookingMoved', { person, title }), about: '' };
    case 'booking-reminder':
      return { title: t('bookingReminder', { person, title }), about: '' };
    case 'booking-shifted':
      return { title: t('bookingShifted', { person, title }), about: t('bookingShiftedAbout') };
    case 'booking-clash':
      return { title: t('bookingClash'), about: t('bookingClashAbout') };
    case 'booking-offered':
      return { title: t('bookingOffered', { title }), about: '' };
    default:
      return { title, about: program };
  }
}
