import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

/** The number stands after the noun: nothing agrees with it. */
const inEveryForm = (words: string) =>
  plural({ zero: words, one: words, two: words, few: words, many: words, other: words });

export default {
  updates: plural({
    zero: 'لا جديد لديك',
    one: 'لديك تحديث واحد',
    two: 'لديك تحديثان',
    few: 'لديك {n} تحديثات',
    many: 'لديك {n} تحديثًا',
    other: 'لديك {n} تحديث',
  }),
  updatesOn: plural({
    zero: 'لا جديد لديك في {brand}',
    one: 'لديك تحديث واحد في {brand}',
    two: 'لديك تحديثان في {brand}',
    few: 'لديك {n} تحديثات في {brand}',
    many: 'لديك {n} تحديثًا في {brand}',
    other: 'لديك {n} تحديث في {brand}',
  }),
  oneUpdate: 'لديك تحديث جديد',
  promptReminder: 'تذكير: {title}',
  promptPartOf: 'هذا جزء من برنامج «{program}».',
  promptOpen: 'فتح',
  promptSeeTasks: 'عرض مهامي',
  promptFootnote:
    'تصلك هذه الرسالة لأنك تتابع برنامجًا في {brand}. يمكنك في الإعدادات اختيار ما يصلك بالبريد ومتى.',
  promptStop: 'إيقاف رسائل التذكير',
  newsSubject: plural({
    zero: 'لا جديد في {brand}',
    one: 'تحديث جديد في {brand}',
    two: 'تحديثان جديدان في {brand}',
    few: '{n} تحديثات جديدة في {brand}',
    many: '{n} تحديثًا جديدًا في {brand}',
    other: '{n} تحديث جديد في {brand}',
  }),
  newsHeading: 'لديك تحديثات جديدة',
  newsOpen: 'عرض الجديد',
  newsFootnote: 'تصلك هذه الرسالة وفق إعدادات بريدك في {brand}.',
  newsStop: 'إيقاف هذه الرسائل',
  dangerHeading: 'شخص يحتاج إليك الآن',
  dangerCall: 'إذا كنت في خطر، اتصل برقم الطوارئ الآن.',
  dangerPage: 'في الصفحة أدناه أرقام بلدك ومن أبلغناهم.',
  dangerWho: 'في الصفحة أدناه هوية الشخص وإجاباته.',
  dangerSeeNumbers: 'عرض أرقام المساعدة',
  dangerOpen: 'فتح الآن',
  dangerFootnote: 'الإشعارات العاجلة من {brand} تصلك دائمًا، أيًا كانت إعداداتك.',
  weekSubject: 'أسبوعك في {brand}',
  weekHeading: 'أسبوعك يا {name}',
  weekDone: inEveryForm('المهام المنجزة: {n}'),
  weekDoneAndMissed: inEveryForm('المهام المنجزة: {n}، والفائتة: {missed}'),
  weekOpen: inEveryForm('مهام مفتوحة الآن: {n}'),
  weekStart: 'بدء هذا الأسبوع',
  weekFootnote: 'نرسل هذا الملخص صباح كل اثنين ما دمت تتابع برنامجًا في {brand}.',
  weekStop: 'إيقاف الملخص الأسبوعي',
} satisfies Translation<typeof mailTexts>;
