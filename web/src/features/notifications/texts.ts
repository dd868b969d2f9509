import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  lead: {
    en: 'What your programs, and the people in them, had to tell you.',
    ar: 'ما أخبرتك به برامجك ومن فيها.',
  },
  views: { en: 'Views', ar: 'طرق العرض' },
  all: { en: 'All', ar: 'الكل' },
  unread: { en: 'Unread', ar: 'غير المقروءة' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  more: { en: 'Show older ones', ar: 'عرض الأقدم' },
  noneUnread: { en: 'You have read everything', ar: 'قرأت كل شيء' },
  noneUnreadHelp: {
    en: 'Whatever is new shows up here and under the bell.',
    ar: 'كل جديد يظهر هنا وتحت الجرس.',
  },
  toTasks: { en: 'See my tasks', ar: 'عرض مهامي' },
  endTitle: { en: 'Stop these e-mails?', ar: 'إيقاف هذه الرسائل؟' },
  endLead: {
    en: 'You will get no more e-mails like the one you came from. In your settings on {brand} you can turn them on again.',
    ar: 'لن تصلك رسائل مثل التي جئت منها. ويمكنك تشغيلها من جديد في إعداداتك في {brand}.',
  },
  end: { en: 'Stop these e-mails', ar: 'إيقاف هذه الرسائل' },
  endedTitle: { en: 'No more of these e-mails', ar: 'لن تصلك هذه الرسائل بعد الآن' },
  endedLead: {
    en: 'It is done. Everything still shows up under the bell when you visit {brand}.',
    ar: 'تم ذلك. وما زال كل شيء يظهر تحت الجرس عند زيارتك {brand}.',
  },
  toSettings: { en: 'Open my settings', ar: 'افتح إعداداتي' },
});
