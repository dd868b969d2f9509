import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { exportMailTexts } from './mail-texts.ts';

interface Ready {
  brand: string;
  fullName: string;
  link: string;
  hours: number;
}

/** Leads to the settings and not to the archive: whoever reads somebody's mail does not have their health data by it. */
export function exportReady({ brand, fullName, link, hours }: Ready, locale: Locale): MailWords {
  const t = translator(exportMailTexts, locale);
  return {
    subject: t('subject', { brand }),
    heading: t('heading', { name: fullName }),
    paragraphs: [t('ready'), t('expires', { time: durationIn('hour', hours, locale, 'after') })],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}
