import { defineTexts, plural } from '../i18n/define-texts.ts';

export const offlineTexts = defineTexts({
  refusedTitle: { en: 'We couldn’t save “{name}”', ar: 'تعذّر حفظ «{name}»' },
  refused: { en: 'It was closed in the meantime.', ar: 'أُغلقت المهمة في هذه الأثناء.' },
  noConnection: { en: 'You’re offline', ar: 'لا يوجد اتصال' },
  noConnectionHelp: {
    en: 'Carry on as usual. We’ll save what you do on this device and send it when you’re back online.',
    ar: 'يمكنك المتابعة كالمعتاد. نحفظ ما تنجزه على هذا الجهاز ونرسله عند عودة الاتصال.',
  },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  trying: { en: 'Trying…', ar: 'جارٍ المحاولة…' },
  waiting: plural({
    en: { one: '{n} item will be sent soon.', other: '{n} items will be sent soon.' },
    ar: {
      zero: 'لا شيء ينتظر الإرسال.',
      one: 'سيُرسل عنصر واحد قريبًا.',
      two: 'سيُرسل عنصران قريبًا.',
      few: 'ستُرسل {n} عناصر قريبًا.',
      many: 'سيُرسل {n} عنصرًا قريبًا.',
      other: 'سيُرسل {n} عنصر قريبًا.',
    },
  }),
});
