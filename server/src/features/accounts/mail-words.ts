import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';
import type { LinkBackIn } from './queries.ts';

export interface ToSomebody {
  brand: string;
  fullName: string;
  link: string;
}
interface Verification extends ToSomebody {
  hours: number;
}

export function verification({ brand, fullName, link, hours }: Verification, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('verifySubject', { brand }),
    heading: t('verifyHeading', { brand, name: fullName }),
    paragraphs: [
      t('verifyOneStep'),
      t('verifyOpens'),
      t('verifyExpires', { time: durationIn('hour', hours, locale, 'after') }),
    ],
    button: { label: t('verifyButton'), url: link },
    footnote: t('verifyFootnote', { brand }),
  };
}

/** To somebody whose address was typed into the registration once more, by themselves or by a stranger. */
export function alreadyHere({ brand, fullName, link }: ToSomebody, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('alreadySubject', { brand }),
    heading: t('alreadyHeading', { name: fullName }),
    paragraphs: [t('alreadyTried', { brand }), t('alreadySignIn')],
    button: { label: t('alreadyButton'), url: link },
    footnote: t('alreadyFootnote'),
  };
}

interface BackIn extends ToSomebody {
  minutes: number;
}

const backInTexts = {
  'reset-password': {
    subject: 'resetSubject',
    heading: 'resetHeading',
    asked: 'resetAsked',
    expires: 'resetExpires',
    button: 'resetButton',
  },
  'sign-in': {
    subject: 'signInSubject',
    heading: 'signInHeading',
    asked: 'signInAsked',
    expires: 'signInExpires',
    button: 'signInButton',
  },
} as const satisfies Record<LinkBackIn, object>;

export function linkBackIn(
  purpose: LinkBackIn,
  { brand, fullName, link, minutes }: BackIn,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  const texts = backInTexts[purpose];
  return {
    subject: t(texts.subject, { brand }),
    heading: t(texts.heading, { brand, name: fullName }),
    paragraphs: [
      t(texts.asked, { brand }),
      t(texts.expires, { time: durationIn('minute', minutes, locale, 'after') }),
    ],
    button: { label: t(texts.button), url: link },
    footnote: t('notAskedFootnote'),
  };
}

/** Also to whoever did not change it. */
export function passwordChanged({ brand, fullName, link }: ToSomebody, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('changedSubject', { brand }),
    heading: t('changedHeading', { name: fullName }),
    paragraphs: [t('changedWords', { brand }), t('changedNotYou')],
    button: { label: t('changedButton'), url: link },
    footnote: t('changedFootnote'),
  };
}
