import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { stepTexts } from './step-texts.ts';

export default {
  steps: plural({
    zero: 'بلا خطوات',
    one: 'خطوة واحدة',
    two: 'خطوتان',
    few: '{n} خطوات',
    many: '{n} خطوة',
    other: '{n} خطوة',
  }),
  otherwise: 'وإلا',
  goesTo: 'الانتقال إلى {name}',
  goesToAfterSuccess: 'عند النجاح: الانتقال إلى {name}',
  goesToAfterFailure: 'عند الإخفاق: الانتقال إلى {name}',
  dueWithin: 'المهلة {time}',
  goesNowhere: 'لم تُختر خطوة بعد',
  noItem: 'لم يُختر شيء بعد',
} satisfies Translation<typeof stepTexts>;
