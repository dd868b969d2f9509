import { durationIn } from '@regimen/contract/language/durations.ts';
import { weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import type { ToSomebody } from './mail-words.ts';
import { securityMailTexts } from './security-mail-texts.ts';

interface NewDevice extends ToSomebody {
  device: string;
  at: Date;
  zone: string;
}

export function newDevice({ brand, fullName, link, device, at, zone }: NewDevice, locale: Locale): MailWords {
  const t = translator(securityMailTexts, locale);
  const when = isolate(weekdayDateAndTime(locale, at.getTime(), zone), locale);
  return {
    subject: t('deviceSubject', { brand }),
    heading: t('deviceHeading', { name: fullName }),
    paragraphs: [
      t('deviceWhere', { brand, device: isolate(device, locale) }),
      t('deviceWhen', { when, zone: zoneName(zone, locale) }),
      t('deviceNotYou'),
    ],
    button: { label: t('deviceButton'), url: link },
    footnote: t('deviceFootnote'),
  };
}

interface NewAddress extends ToSomebody {
  hours: number;
}

/** To the address that somebody wants. */
export function confirmAddress({ brand, fullName, link, hours }: NewAddress, locale: Locale): MailWords {
  const t = translator(securityMailTexts, locale);
  return {
    subject: t('addressSubject', { brand }),
    heading: t('addressHeading', { name: fullName }),
    paragraphs: [
      t('addressAsked', { brand }),
      t('addressExpires', { time: durationIn('hour', hours, locale, 'after') }),
    ],
    button: { label: t('addressButton'), url: link },
    footnote: t('addressFootnote'),
  };
}

/** To somebody who has the address that another account asked for. */
export function addressTaken({ brand, fullName, link }: ToSomebody, locale: Locale): MailWords {
  const t = translator(securityMailTexts, locale);
  return {
    subject: t('takenSubject', { brand }),
    heading: t('takenHeading', { name: fullName }),
    paragraphs: [t('takenAsked', { brand }), t('takenWhy')],
    button: { label: t('takenButton'), url: link },
    footnote: t('takenFootnote'),
  };
}

interface OldAddress extends ToSomebody {
  days: number;
}

/** To the address that an account had before. */
export function undoAddress({ brand, fullName, link, days }: OldAddress, locale: Locale): MailWords {
  const t = translator(securityMailTexts, locale);
  return {
    subject: t('undoSubject', { brand }),
    heading: t('undoHeading', { name: fullName }),
    paragraphs: [
      t('undoChanged', { brand }),
      t('undoNotYou', { time: durationIn('day', days, locale, 'after') }),
    ],
    button: { label: t('undoButton'), url: link },
    footnote: t('undoFootnote'),
  };
}
