import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  subject: 'Contact form: {subject}',
  wrote: '{name} ({email}) wrote through the contact form on {brand}:',
  answerSubject: 'Re: {subject}',
  answerHeading: 'Our answer, {name}',
  answerWrote: 'You wrote to {brand}:',
  answerFootnote: 'To write again, reply to this email.',
  footnote:
    'To answer, reply to this email. The name and address are as typed in the form and haven’t been checked. A copy of the message is kept on the site.',
});
