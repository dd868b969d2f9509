import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { questionPartTexts } from './question-part-texts.ts';

export default {
  kind: 'نوعه',
  help: 'الشرح المرافق',
  required: 'إلزامية الإجابة',
  when: 'متى يُطرح',
  options: 'الإجابات',
  rows: 'الصفوف',
  points: 'النقاط',
  numbers: 'إعدادات الأرقام',
  ends: 'معنى طرفي المقياس',
  settings: 'إعداداته',
} satisfies Translation<typeof questionPartTexts>;
