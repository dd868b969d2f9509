import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Invited {
  brand: string;
  fullName: string;
  role: AdminRole;
  hours: number;
  link: string;
}

/** To whoever is to run the site with others, or begins anew. */
export function adminInvited({ brand, fullName, role, hours, link }: Invited, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  const time = durationIn('hour', hours, locale, 'after');
  return {
    subject: t('subject', { brand }),
    heading: t('heading', { name: fullName }),
    paragraphs: [t('what', { brand, role: t(role) }), t('how', { time })],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}
