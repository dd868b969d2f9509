import { type MailWords, onOneLine } from '../../providers/mail-layout.ts';

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
export const contactForwarded: Record<'en' | 'ar', (v: ContactForwarded) => MailWords> = {
  en: ({ brand, fullName, email, subject, description }) => ({
    subject: `Contact form: ${onOneLine(subject)}`,
    heading: onOneLine(subject),
    paragraphs: [
      `${onOneLine(fullName)} (${email}) wrote through the contact form on ${brand}:`,
      ...paragraphsOf(description),
    ],
    footnote:
      'To answer, reply to this email. The name and address are as typed in the form and haven’t been checked. A copy of the message is kept on the site.',
  }),
  ar: ({ brand, fullName, email, subject, description }) => ({
    subject: `نموذج التواصل: ${onOneLine(subject)}`,
    heading: onOneLine(subject),
    paragraphs: [
      `وصلت هذه الرسالة من ${onOneLine(fullName)} (${email}) عبر نموذج التواصل في ${brand}:`,
      ...paragraphsOf(description),
    ],
    footnote:
      'للإجابة يكفي الرد على هذه الرسالة. الاسم والعنوان كما كُتبا في النموذج، ولم يُتحقق منهما. وتُحفظ نسخة من الرسالة في الموقع.',
  }),
};
