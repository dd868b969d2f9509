import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Permission } from '@regimen/contract/permissions.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Invitation {
  brand: string;
  from: string;
  protocol: string;
  permission: Permission;
  link: string;
}

export function invitation(
  { brand, from, protocol, permission, link }: Invitation,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('subject', { from, protocol }),
    heading: t('heading', { protocol }),
    paragraphs: [t('invited', { from, protocol, brand }), t(`may-${permission}`), t('opens')],
    button: { label: t('button'), url: link },
    footnote: t('footnote'),
  };
}
