import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { saveTexts } from './save-texts.ts';

export default {
  save: 'حفظ كاختبار',
  newTitle: 'حفظ كاختبار',
  editTitle: 'تعديل الاختبار',
  lead: 'يمر المتابعون الافتراضيون أنفسهم بالمسودة من جديد. لا يمكن النشر إلا إذا تحقق كل ما يلي.',
  smaller:
    'ليبقى الاختبار سريعًا، الحد الأقصى للمتابعين {followers} وللأيام {days}، بدءًا بأول متابعي المحاكاة.',
  close: 'إغلاق',
  name: 'الاسم',
  namePlace: 'مثلًا: النصف يكملون خلال 6 أسابيع',
  usualName: 'معظم المتابعين يكملون',
  expected: 'التوقعات',
  what: 'المقياس',
  must: 'على الأقل أو على الأكثر',
  value: 'القيمة المطلوبة',
  step: 'الخطوة',
  kpi: 'المؤشر',
  percent: '٪',
  now: 'في هذه المحاكاة: {value}',
  remove: 'إزالة التوقع',
  add: 'إضافة توقع',
  needOne: 'يلزم توقع واحد على الأقل.',
  needValue: 'الرقم مطلوب.',
  needShare: 'يلزم رقم من 0 إلى 100.',
  keepTest: 'حفظ الاختبار',
  saved: 'حُفظ الاختبار. يلزم تشغيله قبل النشر.',
  savedAndRun: 'حُفظ الاختبار، وهو قيد التشغيل الآن.',
} satisfies Translation<typeof saveTexts>;
