import { defineTexts, plural } from '../i18n/define-texts.ts';

export const offlineTexts = defineTexts({
  refusedTitle: { en: '“{name}” could not be taken', ar: 'لم نتمكن من استلام «{name}»' },
  refused: { en: 'It was closed in the meantime.', ar: 'أُغلقت المهمة في هذه الأثناء.' },
  noConnection: { en: 'You are offline', ar: 'أنت بلا اتصال' },
  noConnectionHelp: {
    en: 'Go on as usual: what you do is kept on this device and sent when the connection is back.',
    ar: 'تابع كالمعتاد: ما تنجزه يُحفظ على هذا الجهاز ويُرسل عند عودة الاتصال.',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مجددًا' },
  trying: { en: 'Trying…', ar: 'نحاول الآن…' },
  waiting: plural({
    en: { one: '{n} thing will be sent soon.', other: '{n} things will be sent soon.' },
    ar: {
      zero: 'لا شيء ينتظر الإرسال.',
      one: 'شيء واحد سيُرسل قريبًا.',
      two: 'شيئان سيُرسلان قريبًا.',
      few: '{n} أشياء ستُرسل قريبًا.',
      many: '{n} شيئًا سيُرسل قريبًا.',
      other: '{n} شيء سيُرسل قريبًا.',
    },
  }),
});
