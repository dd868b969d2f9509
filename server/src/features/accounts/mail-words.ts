import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface AlreadyHere {
  brand: string;
  fullName: string;
  link: string;
}
interface Verification extends AlreadyHere {
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
export function alreadyHere({ brand, fullName, link }: AlreadyHere, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('alreadySubject', { brand }),
    heading: t('alreadyHeading', { name: fullName }),
    paragraphs: [t('alreadyTried', { brand }), t('alreadySignIn')],
    button: { label: t('alreadyButton'), url: link },
    footnote: t('alreadyFootnote'),
  };
}
