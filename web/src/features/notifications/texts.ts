import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  lead: { en: 'News from your programs and the people in them.', ar: 'أخبار برامجك ومن فيها.' },
  views: { en: 'Views', ar: 'طرق العرض' },
  all: { en: 'All', ar: 'الكل' },
  unread: { en: 'Unread', ar: 'غير المقروءة' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  more: { en: 'Show older', ar: 'عرض الأقدم' },
  noneUnread: { en: 'You’re all caught up', ar: 'قرأت كل شيء' },
  noneUnreadHelp: {
    en: 'New notifications appear here and under the bell.',
    ar: 'تظهر الإشعارات الجديدة هنا وتحت الجرس.',
  },
  toTasks: { en: 'See my tasks', ar: 'عرض مهامي' },
  endTitle: { en: 'Stop these emails?', ar: 'إيقاف هذه الرسائل؟' },
  endLead: {
    en: 'You won’t get any more emails like the one you came from. You can turn them back on in your {brand} settings.',
    ar: 'لن تصلك رسائل مثل التي أوصلتك إلى هنا. يمكنك تشغيلها من جديد في إعداداتك في {brand}.',
  },
  end: { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
  endedTitle: { en: 'You won’t get these emails anymore', ar: 'لن تصلك هذه الرسائل بعد الآن' },
  endedLead: {
    en: 'Done. Everything still appears under the bell when you visit {brand}.',
    ar: 'تم. ما زال كل شيء يظهر تحت الجرس عند زيارتك {brand}.',
  },
  toSettings: { en: 'Open settings', ar: 'فتح الإعدادات' },
});
