import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { formTexts } from './form-texts.ts';

export default {
  questions: 'الأسئلة',
  outcome: 'ما النتيجة؟',
  success: 'يمكن المواصلة',
  failure: 'يلزم شيء آخر',
  nextIs: 'التالي: {name}',
  nextMayBe: 'التالي: {names} أو {last}، بحسب شروط البرنامج',
  successHelp: 'يستمر البرنامج بالفرع المخصص لهذه النتيجة.',
  failureHelp: 'يستمر البرنامج بالفرع الآخر.',
  branch: 'أي فرع هو الأنسب؟',
  proposed: 'اقتراح البرنامج',
  words: 'ملاحظة للفريق',
  alertNote: 'ما الإجراء الذي اتُّخذ؟',
  optional: '(اختياري)',
  decide: 'حفظ القرار',
  answer: 'حفظ الإجابات',
  looked: 'تأكيد الاطلاع',
  acknowledge: 'إغلاق التنبيه',
  record: 'حفظ القراءة',
  readingMissing: 'القراءة مطلوبة.',
  branchMissing: 'اختيار الفرع مطلوب.',
  noteMissing: 'يلزم وصف موجز لما تم.',
  takenFirst: 'هذه الحالة مسندة إلى {name}. يلزم تولّيها قبل اتخاذ قرار.',
  notReached: 'تعذّر التواصل؟ يمكن تركها مفتوحة والمحاولة لاحقًا، أو إسنادها إلى زميل.',
  callThem: 'الاتصال بـ{name}',
  emailThem: 'إرسال بريد إلى {name}',
  noPhone:
    'لا يوجد رقم هاتف مسجّل باسم {name}، والبريد أقرب طريق إلى التواصل الآن. أرقام المساعدة ظاهرة على شاشة المتابِع، وسيصل إشعار فور تأكيد الاطلاع على التنبيه.',
  noWay:
    'لا يوجد رقم هاتف ولا بريد مؤكَّد باسم {name}. أرقام المساعدة ظاهرة على شاشة المتابِع، وسيصل إشعار فور تأكيد الاطلاع على التنبيه.',
  late: 'تولّاها شخص آخر أو أُنجزت، فتعذّر الحفظ. ما كُتب ما زال هنا، ويمكن نسخ ما يلزم منه.',
  showNow: 'عرض وضعها الآن',
  whyItCame: 'سبب ظهورها',
} satisfies Translation<typeof formTexts>;
