import { defineTexts, plural } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  unread: plural({
    en: { one: 'Notifications, {n} unread', other: 'Notifications, {n} unread' },
    ar: {
      zero: 'الإشعارات، لا جديد فيها',
      // The number that is shown stands in the name too, whatever its form.
      one: 'الإشعارات، {n} غير مقروء',
      two: 'الإشعارات، {n} غير مقروءين',
      few: 'الإشعارات، {n} إشعارات غير مقروءة',
      many: 'الإشعارات، {n} إشعارًا غير مقروء',
      other: 'الإشعارات، {n} إشعار غير مقروء',
    },
  }),
  isUnread: { en: 'Unread', ar: 'غير مقروء' },
  markAll: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  seeAll: { en: 'See all', ar: 'عرض الكل' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  failed: {
    en: 'We couldn’t load your notifications. Try again in a moment.',
    ar: 'تعذّر تحميل الإشعارات. يُرجى المحاولة بعد قليل.',
  },
  none: { en: 'No notifications yet', ar: 'لا إشعارات بعد' },
  noneHelp: {
    en: 'Tasks, reminders and news about your programs appear here.',
    ar: 'تظهر هنا المهام والتذكيرات وأخبار برامجك.',
  },
  reminder: { en: 'Reminder: {title}', ar: 'تذكير: {title}' },
  digest: plural({
    en: { one: '{n} update for you', other: '{n} updates for you' },
    ar: {
      zero: 'لا تحديثات لك',
      one: 'تحديث واحد لك',
      two: 'تحديثان لك',
      few: '{n} تحديثات لك',
      many: '{n} تحديثًا لك',
      other: '{n} تحديث لك',
    },
  }),
  followUp: { en: '{person} needs you: {title}', ar: '{person} في انتظارك: {title}' },
  urgentFollowUp: { en: 'Urgent: {person} needs you: {title}', ar: 'عاجل: {person} في انتظارك: {title}' },
  newFollower: { en: '{person} started following your program', ar: 'متابعة جديدة لبرنامجك من {person}' },
  finishedByOther: { en: '{person} finished your program', ar: 'اكتمل برنامجك لدى {person}' },
  ended: { en: 'The program has ended. Open it to read more', ar: 'انتهى البرنامج. التفاصيل في صفحته' },
  finished: { en: 'You finished the program', ar: 'أكملت البرنامج' },
  review: plural({
    en: { one: '{person} gave your program {n} star', other: '{person} gave your program {n} stars' },
    ar: {
      zero: 'تقييم من {person} لبرنامجك',
      one: 'تقييم من {person} لبرنامجك: نجمة واحدة',
      two: 'تقييم من {person} لبرنامجك: نجمتان',
      few: 'تقييم من {person} لبرنامجك: {n} نجوم',
      many: 'تقييم من {person} لبرنامجك: {n} نجمة',
      other: 'تقييم من {person} لبرنامجك: {n} نجمة',
    },
  }),
  reviewByFollower: plural({
    en: { one: 'A follower gave your program {n} star', other: 'A follower gave your program {n} stars' },
    ar: {
      zero: 'قيّم أحد المتابعين برنامجك',
      one: 'قيّم أحد المتابعين برنامجك بنجمة واحدة',
      two: 'قيّم أحد المتابعين برنامجك بنجمتين',
      few: 'قيّم أحد المتابعين برنامجك بـ{n} نجوم',
      many: 'قيّم أحد المتابعين برنامجك بـ{n} نجمة',
      other: 'قيّم أحد المتابعين برنامجك بـ{n} نجمة',
    },
  }),
  reviewReply: { en: 'You have a reply to your review', ar: 'وصل رد على تقييمك' },
  newVersion: { en: 'A new version is available', ar: 'صدرت نسخة جديدة' },
  programUpdated: { en: 'Your program was updated', ar: 'حُدّث برنامجك' },
  urgent: {
    en: '{person} may be in danger. Please check now',
    ar: 'قد يكون هناك خطر على {person}. يُرجى الاطلاع الآن',
  },
  help: { en: 'Help is here for you', ar: 'المساعدة قريبة منك' },
  helpAbout: { en: 'See who you can call now', ar: 'بمن يمكنك الاتصال الآن' },
  helpSeen: { en: '{person} has seen what you told us', ar: 'تم اطّلاع {person} على ما أخبرتنا به' },
});
