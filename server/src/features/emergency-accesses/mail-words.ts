import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { EmergencyScope } from '@regimen/contract/emergency-scopes.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { type MailWords, onOneLine } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Opened {
  brand: string;
  fullName: string;
  admin: string;
  role: AdminRole;
  scopes: readonly EmergencyScope[];
  reason: string;
  until: Date;
  /** Another admin is there who can review it. */
  isReviewed: boolean;
  /** The reader's. */
  zone: string;
  link: string;
}

interface Waits {
  brand: string;
  fullName: string;
  admin: string;
  reason: string;
  days: number;
  link: string;
}

/** To an owner; whose data it was is said at the dashboard only. */
export function reviewWaits({ fullName, reason, days, link, ...names }: Waits, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  const time = durationIn('day', days, locale, 'after');
  return {
    subject: t('waitsSubject', names),
    heading: t('waitsHeading', { name: onOneLine(fullName) }),
    paragraphs: [
      t('waitsWhat', { ...names, admin: onOneLine(names.admin), time }),
      t('waitsWhy', { reason: onOneLine(reason) }),
      t('waitsHow'),
    ],
    button: { label: t('waitsButton'), url: link },
    footnote: t('waitsFootnote', names),
  };
}

/** To the person whose data it is. */
export function emergencyAccessOpened(opened: Opened, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  const { brand, fullName, admin, role, scopes, reason, until, isReviewed, zone, link } = opened;
  const what = listWords(
    scopes.map((scope) => t(scope)),
    locale,
  );
  const time = isolate(weekdayDateAndTime(locale, until.getTime(), zone), locale);
  return {
    subject: t(role === 'owner' ? 'subjectOwner' : 'subject', { brand }),
    heading: t('heading', { name: fullName }),
    paragraphs: [
      t(role === 'owner' ? 'owner' : 'support', { admin, brand, what }),
      t('until', { time, zone: zoneName(zone, locale) }),
      t('why', { reason: onOneLine(reason) }),
      t(isReviewed ? 'after' : 'afterAlone'),
    ],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}
