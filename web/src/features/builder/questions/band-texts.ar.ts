import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { bandTexts } from './band-texts.ts';

export default {
  scale: 'الدرجات من {min} إلى {max}',
  title: 'فئات النتائج',
  lead: 'ما تعنيه كل درجة. يمكن أن يتفرع المسار بحسب الفئة.',
  none: 'لا فئات بعد. من دونها تبقى الدرجة مجرد رقم.',
  add: 'إضافة فئة',
  name: 'اسم الفئة',
  from: 'من',
  to: 'إلى',
  remove: 'إزالة {name}',
  removeUnnamed: 'إزالة هذه الفئة',
  reachable: 'تعطي هذه الأسئلة درجات من {min} إلى {max}.',
  nothingScored: 'لا يعطي أي سؤال نقاطًا بعد، فلا توجد درجة.',
  gap: 'لا فئة تشمل {from} إلى {to}.',
  gapOne: 'لا فئة تشمل {from}.',
  overlap: 'تقع {from} إلى {to} في عدة فئات ({names})، وتُحتسب الأولى.',
  overlapOne: 'تقع {from} في عدة فئات ({names})، وتُحتسب الأولى.',
  unreachable: 'لا يمكن لأي درجة بلوغ {name}.',
  turned: 'في {name} قيمة «إلى» أصغر من «من».',
  fine: 'لكل درجة فئة.',
} satisfies Translation<typeof bandTexts>;
