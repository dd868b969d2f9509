import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { officeTexts } from './office-texts.ts';

export default {
  title: 'أوقات الرد على الرسائل',
  help: 'يظهر هذا في المحادثة لمن يراسلك، مع أرقام الاتصال في حالات الطوارئ.',
  hasHours: 'لدي أوقات عمل محددة',
  hasHoursHelp: 'بحسب منطقتك الزمنية. وخارج هذه الأوقات يظهر للناس متى يتوقعون الرد.',
  away: 'أنا في إجازة',
  backOn: 'تاريخ العودة',
  optional: '(اختياري)',
  note: 'ملاحظتك',
  noteHelp: 'مثلًا: من ينوب عنك في غيابك. تظهر خارج أوقات عملك وفي أثناء إجازتك.',
  save: 'حفظ الأوقات',
  saved: 'تم الحفظ',
  endBeforeStart: 'يجب أن تكون نهاية اليوم بعد بدايته.',
  backInPast: 'اختر يومًا بعد اليوم.',
} satisfies Translation<typeof officeTexts>;
