import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Connected {
  brand: string;
  fullName: string;
  provider: string;
  link: string;
}

export function providerConnected({ brand, fullName, provider, link }: Connected, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('subject', { brand }),
    heading: t('heading', { name: fullName }),
    paragraphs: [t('connected', { brand, provider: isolate(provider, locale) }), t('notYou')],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}
