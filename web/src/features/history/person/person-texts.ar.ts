import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { personTexts } from './person-texts.ts';

export default {
  views: 'السجل الزمني أو كل القرارات',
  timeline: 'السجل الزمني',
  record: 'كل القرارات',
  inDanger: 'خطر محتمل على {name}',
  openFollowUp: 'فتح الحالة: {name}',
  firstRaised: 'أول تنبيه',
  mayMeanDanger: 'قد يعني خطرًا',
  days: 'يومًا بيوم',
  notBegun: 'لم يحدث شيء بعد.',
  oneDay: '{day}: لم يتم إنجاز {names}',
  span: 'من {from} إلى {to}: لم يتم إنجاز {names}',
  sent: plural({
    zero: 'لم تُرسل رسائل',
    one: 'أُرسلت رسالة واحدة',
    two: 'أُرسلت رسالتان',
    few: 'أُرسلت {n} رسائل',
    many: 'أُرسلت {n} رسالة',
    other: 'أُرسلت {n} رسالة',
  }),
  reminder: 'تذكير: «{title}»',
  reminderByTeam: 'تذكير من الفريق: «{title}»',
  nudge: 'توجيه: «{title}»',
  seen: 'تمت رؤيته',
  notSeen: 'لم تتم رؤيته بعد',
  by: 'بواسطة {name}',
  more: 'عرض أيام أسبق',
} satisfies Translation<typeof personTexts>;
