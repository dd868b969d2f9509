import { longDate } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { leavingMailTexts } from './mail-texts.ts';

interface ToLeaver {
  brand: string;
  fullName: string;
  link: string;
}

interface Asked extends ToLeaver {
  eraseAt: Date;
  zone: string;
}

export function deletionAsked({ brand, fullName, link, eraseAt, zone }: Asked, locale: Locale): MailWords {
  const t = translator(leavingMailTexts, locale);
  const date = longDate(locale, eraseAt.getTime(), zone);
  return {
    subject: t('askedSubject', { brand, date }),
    heading: t('askedHeading', { name: fullName }),
    paragraphs: [t('askedWhen', { brand, date }), t('askedBack')],
    button: { label: t('askedButton'), url: link },
    footnote: t('askedFootnote'),
  };
}

export function accountErased({ brand, fullName, link }: ToLeaver, locale: Locale): MailWords {
  const t = translator(leavingMailTexts, locale);
  return {
    subject: t('erasedSubject', { brand }),
    heading: t('erasedHeading', { name: fullName }),
    paragraphs: [t('erasedDone', { brand }), t('erasedAgain')],
    button: { label: t('erasedButton', { brand }), url: link },
    footnote: t('erasedFootnote'),
  };
}
