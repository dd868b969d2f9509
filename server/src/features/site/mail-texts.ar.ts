import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  subject: 'نموذج التواصل: {subject}',
  wrote: 'وصلت هذه الرسالة من {name} ({email}) عبر نموذج التواصل في {brand}:',
  answerSubject: 'رد: {subject}',
  answerHeading: 'هذا ردّنا، {name}',
  answerWrote: 'كانت رسالتك إلى {brand}:',
  answerFootnote: 'لمراسلتنا من جديد، يكفي الرد على هذه الرسالة.',
  footnote:
    'للإجابة يكفي الرد على هذه الرسالة. الاسم والعنوان كما كُتبا في النموذج، ولم يُتحقق منهما. وتُحفظ نسخة من الرسالة في الموقع.',
} satisfies Translation<typeof mailTexts>;
