import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { subscaleTexts } from './subscale-texts.ts';

export default {
  title: 'المقاييس الفرعية',
  lead: 'درجات منفصلة لبعض الأسئلة، مثل القلق ضمن استبيان أطول. ويمكن أن يتفرع المخطط بحسب كل منها.',
  none: 'لا مقاييس فرعية. للاستبيان درجة كلية واحدة.',
  nothingScored: 'لا يعطي أي سؤال نقاطًا بعد، فلا شيء يُحتسب على حدة.',
  add: 'إضافة مقياس فرعي',
  name: 'اسم المقياس الفرعي',
  which: 'الأسئلة التي تُحتسب',
  remove: 'إزالة {name}',
  removeUnnamed: 'إزالة هذا المقياس الفرعي',
  reachable: plural({
    zero: 'لا أسئلة.',
    one: 'سؤال واحد، والدرجات من {min} إلى {max}.',
    two: 'سؤالان، والدرجات من {min} إلى {max}.',
    few: '{n} أسئلة، والدرجات من {min} إلى {max}.',
    many: '{n} سؤالًا، والدرجات من {min} إلى {max}.',
    other: '{n} سؤال، والدرجات من {min} إلى {max}.',
  }),
  empty: 'يلزم اختيار سؤال واحد على الأقل.',
} satisfies Translation<typeof subscaleTexts>;
