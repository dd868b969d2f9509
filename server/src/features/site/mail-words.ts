import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { type MailWords, onOneLine } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface ContactForwarded {
  brand: string;
  fullName: string;
  email: string;
  subject: string;
  description: string;
}

const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n(?:[ \t]*\r?\n)+/).map((part) => part.trim());

/** To the people who run the site, in the site's own language. */
export function contactForwarded(
  { brand, fullName, email, subject, description }: ContactForwarded,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('subject', { subject: onOneLine(subject) }),
    heading: onOneLine(subject),
    paragraphs: [t('wrote', { name: onOneLine(fullName), email, brand }), ...paragraphsOf(description)],
    footnote: t('footnote'),
  };
}

interface ContactAnswered extends Omit<ContactForwarded, 'email'> {
  answer: string;
}

/** To whoever wrote, with what they had written below. */
export function contactAnswered(
  { brand, fullName, subject, description, answer }: ContactAnswered,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('answerSubject', { subject: onOneLine(subject) }),
    heading: t('answerHeading', { name: onOneLine(fullName) }),
    paragraphs: [...paragraphsOf(answer), t('answerWrote', { brand }), ...paragraphsOf(description)],
    footnote: t('answerFootnote'),
  };
}
