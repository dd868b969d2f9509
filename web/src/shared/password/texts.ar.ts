import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  password: 'كلمة المرور',
  show: 'إظهار',
  hide: 'إخفاء',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  atLeast: '10 أحرف على الأقل. بضع كلمات متتالية يسهل تذكّرها.',
  moreCharacters: plural({
    zero: 'يكفي هذا الطول',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {n} أحرف',
    many: 'بقي {n} حرفًا',
    other: 'بقي {n} حرف',
  }),
  longEnough: 'طولها كافٍ',
} satisfies Translation<typeof texts>;
