import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { formulaTexts } from './formula-texts.ts';

export default {
  title: 'الصيغة',
  lead: 'تستخدم آخر قراءة لكل مؤشر بوحدته.',
  term: 'جزء من الصيغة',
  number: 'رقم',
  calculation: 'عملية حسابية',
  kpis: 'المؤشرات',
  another: 'مؤشر آخر…',
  find: 'البحث عن مؤشر',
  gone: 'مؤشر محذوف',
  operator: 'العملية',
  add: 'زائد',
  sub: 'ناقص',
  mul: 'ضرب',
  div: 'قسمة',
  value: 'الرقم',
  simplify: 'إبقاء الجزء الأول فقط',
  start: 'بدء الصيغة',
  circle: 'لا يمكن حساب المؤشر من نفسه. يُرجى اختيار مؤشرات أخرى.',
  missing: 'يُرجى اختيار المؤشرات المستخدَمة في الصيغة.',
  example: 'مثلًا: {values} تعطي {result}',
  noExample: 'لا نتيجة لهذه الأرقام.',
} satisfies Translation<typeof formulaTexts>;
