import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { faultTexts } from './fault-texts.ts';

export default {
  empty: 'هذا الحقل مطلوب.',
  tooLong: plural({
    zero: 'الحد الأقصى {n} حرف.',
    one: 'حرف واحد على الأكثر.',
    two: 'حرفان على الأكثر.',
    few: '{n} أحرف على الأكثر.',
    many: '{n} حرفًا على الأكثر.',
    other: '{n} حرف على الأكثر.',
  }),
  between: 'يُرجى إدخال عدد بين {min} و{max}.',
  whole: 'يُرجى إدخال عدد صحيح.',
  number: 'يُرجى إدخال رقم.',
  time: 'يُرجى إدخال وقت مثل 8:30 ص.',
  atLeast: plural({
    zero: 'لا حاجة إلى شيء.',
    one: 'يلزم واحد على الأقل.',
    two: 'يلزم اثنان على الأقل.',
    few: 'يلزم {n} على الأقل.',
    many: 'يلزم {n} على الأقل.',
    other: 'يلزم {n} على الأقل.',
  }),
  atMost: 'الحد الأقصى {n}.',
  choose: 'يُرجى الاختيار.',
  address: 'يُرجى إدخال عنوان يبدأ بـ https://',
  wrong: 'لا يمكن استخدام هذا. يُرجى مراجعته.',
} satisfies Translation<typeof faultTexts>;
