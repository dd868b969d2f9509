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
  markAll: { en: 'Mark all as read', ar: 'تعليم الكل كمقروء' },
  seeAll: { en: 'See all', ar: 'عرض الكل' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  failed: {
    en: 'They could not be loaded. Please try again in a moment.',
    ar: 'تعذّر تحميلها. يرجى المحاولة بعد قليل.',
  },
  none: { en: 'Nothing yet', ar: 'لا شيء حتى الآن' },
  noneHelp: {
    en: 'Tasks, reminders and news about your programs show up here.',
    ar: 'تظهر هنا المهام والتذكيرات وأخبار برامجك.',
  },
  reminder: { en: 'Still time for: {title}', ar: 'ما زال هناك وقت: {title}' },
  digest: plural({
    en: { one: '{n} thing for you', other: '{n} things for you' },
    ar: {
      zero: 'لا شيء في انتظارك',
      one: 'أمر واحد في انتظارك',
      two: 'أمران في انتظارك',
      few: '{n} أمور في انتظارك',
      many: '{n} أمرًا في انتظارك',
      other: '{n} أمر في انتظارك',
    },
  }),
  followUp: { en: '{person} needs you: {title}', ar: '{person} في انتظارك: {title}' },
  urgentFollowUp: { en: 'Urgent: {person} needs you: {title}', ar: 'عاجل: {person} في انتظارك: {title}' },
  newFollower: { en: '{person} now follows your program', ar: 'بدأ {person} متابعة برنامجك' },
  finishedByOther: { en: '{person} has finished your program', ar: 'أكمل {person} برنامجك' },
  ended: { en: 'The program has ended. Open it to read more', ar: 'انتهى البرنامج. افتحه لتقرأ المزيد' },
  finished: { en: 'You have finished the program', ar: 'أكملت البرنامج' },
  review: plural({
    en: { one: '{person} gave your program {n} star', other: '{person} gave your program {n} stars' },
    ar: {
      zero: 'قيّم {person} برنامجك',
      one: 'قيّم {person} برنامجك بنجمة واحدة',
      two: 'قيّم {person} برنامجك بنجمتين',
      few: 'قيّم {person} برنامجك بـ{n} نجوم',
      many: 'قيّم {person} برنامجك بـ{n} نجمة',
      other: 'قيّم {person} برنامجك بـ{n} نجمة',
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
  reviewReply: { en: 'Your review was answered', ar: 'وصل رد على تقييمك' },
  newVersion: { en: 'There is a new version', ar: 'صدرت نسخة جديدة' },
  programUpdated: { en: 'Your program was updated', ar: 'حُدّث برنامجك' },
  urgent: {
    en: '{person} may be in danger. Please look now',
    ar: 'قد يكون {person} في خطر. انظر الآن من فضلك',
  },
  help: { en: 'Help is here for you', ar: 'المساعدة قريبة منك' },
  helpAbout: { en: 'See whom you can call now', ar: 'انظر بمن تستطيع الاتصال الآن' },
  helpSeen: { en: '{person} has seen what you told us', ar: 'اطّلع {person} على ما أخبرتنا به' },
});
