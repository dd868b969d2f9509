import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { credentialsTexts } from './credentials-texts.ts';

export default {
  title: 'مؤهلات للتحقق منها',
  lead: 'مؤهلات أضافها الخبراء مع مستنداتها، الأقدم انتظارًا أولًا. يُسجَّل فتح كل مستند.',
  empty: 'لا شيء للتحقق منه',
  emptyHelp: 'تظهر هنا المؤهلات التي يضيفها الخبراء.',
  noDocuments: 'دون مستندات',
  document: 'المستند {n}',
  open: 'فتح المستند {n} ({name})',
  check: 'تم التحقق',
  checkTitle: 'هل تم التحقق من «{title}»؟',
  checkHelp: 'يظهر للجميع في صفحة {name} وبرامجه، مع اسمك وتاريخ اليوم. لا يمكن التراجع عن ذلك.',
  checkNote: 'طريقة التحقق',
  checkNoteHelp: 'تُحفظ في سجل التدقيق ولا تظهر لصاحب المؤهل.',
  optional: '(اختياري)',
  refuse: 'عدم القبول',
  refuseTitle: 'عدم قبول «{title}»؟',
  refuseHelp: 'يصل إشعار إلى صاحب المؤهل ({name})، ويمكنه إضافته من جديد بمستند أوضح.',
  refuseNote: 'سبب عدم القبول',
  refuseNoteHelp: 'يقرؤه صاحب المؤهل ({name}).',
  cancel: 'إلغاء',
  checked: 'تم حفظ التحقق',
  refused: 'لم يُقبل المؤهل، وأُرسل إشعار إلى صاحبه.',
  more: 'عرض المزيد',
} satisfies Translation<typeof credentialsTexts>;
