import type { Locale } from '@regimen/contract/language/languages.ts';
import { bareMoment } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { removalWaitDays } from '@regimen/contract/two-factor-times.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { SecurityNews } from '../../jobs/queues.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface ToSomebody {
  brand: string;
  fullName: string;
  link: string;
}

interface AboutCodes extends ToSomebody {
  codesLeft: number;
}

const keys = {
  'two-factor-on': ['onSubject', 'onWhat'],
  'two-factor-off': ['offSubject', 'offWhat'],
  'passkey-added': ['addedSubject', 'addedWhat'],
  'passkey-removed': ['removedSubject', 'removedWhat'],
  'recovery-code-used': ['usedSubject', 'usedWhat'],
  'recovery-codes-low': ['fewSubject', 'usedWhat'],
  'removal-stopped': ['stoppedSubject', 'stoppedWhat'],
} as const satisfies Record<SecurityNews, readonly [string, string]>;

/** Something changed about how an account is opened. */
export function securityNews(
  news: SecurityNews,
  { brand, fullName, link, codesLeft }: AboutCodes,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  const [subject, what] = keys[news];
  const isAboutCodes = news === 'recovery-code-used' || news === 'recovery-codes-low';
  const left = isAboutCodes ? [t('codesLeft', { n: codesLeft })] : [];
  return {
    subject: t(subject, { brand, n: codesLeft }),
    heading: t('heading', { name: fullName }),
    paragraphs: [t(what, { brand }), ...left, t('notYou')],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}

interface RemovalAsked extends ToSomebody {
  readyAt: Date;
  zone: string;
}

/** Somebody with the password, but neither app nor recovery code: its person turns it off with the link, or stops it. */
export function removalAsked(
  { brand, fullName, link, readyAt, zone }: RemovalAsked,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  // Read on any of the days between: never "tomorrow".
  const asked = readyAt.getTime() - removalWaitDays * DAY_MS;
  const when = bareMoment(readyAt.getTime(), { locale, zone, now: asked });
  return {
    subject: t('removalSubject', { brand }),
    heading: t('removalHeading', { name: fullName }),
    paragraphs: [
      t('removalAsked', { brand }),
      t('removalFrom', { when, zone: zoneName(zone, locale) }),
      t('removalNotYou'),
    ],
    button: { label: t('removalButton'), url: link },
    footnote: t('removalFootnote'),
  };
}
