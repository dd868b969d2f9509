import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { type MailWords, onOneLine } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Suspension {
  brand: string;
  fullName: string;
  link: string;
  /** What an admin wrote for them. */
  note: string | null;
}

export function suspended({ brand, fullName, link, note }: Suspension, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('suspendedSubject', { brand }),
    heading: t('suspendedHeading', { name: fullName }),
    paragraphs: [
      t('suspendedWhat', { brand }),
      ...(note ? [t('suspendedNote', { note: onOneLine(note) })] : []),
      t('suspendedKept'),
      t('suspendedAsk'),
    ],
    button: { label: t('suspendedButton'), url: link },
    footnote: t('suspendedFootnote'),
  };
}

export function lifted({ brand, fullName, link }: Suspension, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('liftedSubject', { brand }),
    heading: t('liftedHeading', { name: fullName }),
    paragraphs: [t('liftedWhat', { brand })],
    button: { label: t('liftedButton'), url: link },
    footnote: t('suspendedFootnote'),
  };
}
