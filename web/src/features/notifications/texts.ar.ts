import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  lead: 'أخبار برامجك ومن فيها.',
  views: 'طرق العرض',
  all: 'الكل',
  unread: 'غير المقروءة',
  settings: 'الإعدادات',
  more: 'عرض الأقدم',
  moreAbout: plural({
    zero: 'لا إشعارات أخرى عن {program}',
    one: 'إشعار آخر عن {program}',
    two: 'إشعاران آخران عن {program}',
    few: '{n} إشعارات أخرى عن {program}',
    many: '{n} إشعارًا آخر عن {program}',
    other: '{n} إشعار آخر عن {program}',
  }),
  unreadOfThem: plural({
    zero: 'كلها مقروءة',
    one: 'واحد غير مقروء',
    two: 'اثنان غير مقروءين',
    few: '{n} غير مقروءة',
    many: '{n} غير مقروء',
    other: '{n} غير مقروء',
  }),
  noneUnread: 'قرأت كل شيء',
  noneUnreadHelp: 'تظهر الإشعارات الجديدة هنا وتحت الجرس.',
  toTasks: 'عرض مهامي',
  endTitle: 'إيقاف هذه الرسائل؟',
  endLead: 'لن تصلك رسائل مثل التي أوصلتك إلى هنا. يمكنك تشغيلها من جديد في إعداداتك في {brand}.',
  end: 'إيقاف هذه الرسائل',
  endedTitle: 'لن تصلك هذه الرسائل بعد الآن',
  endedLead: 'تم. ما زال كل شيء يظهر تحت الجرس عند زيارتك {brand}.',
  toSettings: 'فتح الإعدادات',
} satisfies Translation<typeof texts>;
