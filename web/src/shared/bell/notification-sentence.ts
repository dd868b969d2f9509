import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Notification } from '@regimen/contract/notifications.ts';
import type { texts } from './texts.ts';

/** What a line says, and below it what it is about. */
export interface Sentence {
  title: string;
  about: string;
}

export function sentenceOf({ kind, data }: Notification, t: Translate<typeof texts>): Sentence {
  const { title = '', program = '', person = '', rating = 0, titles = [], isUrgent } = data;
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
    default:
      return { title, about: program };
  }
}
