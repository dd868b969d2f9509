import { defineTexts } from '../../../../i18n/define-texts.ts';

export const deskTexts = defineTexts({
  desk: { en: 'For experts and the model', ar: 'للخبراء والنموذج' },
  nothing: { en: 'Nothing waits for an expert.', ar: 'لا شيء ينتظر خبيرًا.' },
  decide: { en: 'Answer as the expert', ar: 'أجب بصفتك الخبير' },
  follower: { en: 'the follower', ar: 'المتابع' },
  model: { en: 'The model is asked', ar: 'النموذج مسؤول' },
  modelHelp: { en: 'Choose what it answers.', ar: 'اختر ما يجيب به.' },
  modelSays: { en: 'Let it answer “{name}”', ar: 'دعه يجيب «{name}»' },
  own: { en: 'Let something else happen', ar: 'دع شيئًا آخر يحدث' },
  pause: { en: 'Pause', ar: 'توقف مؤقت' },
  resume: { en: 'Go on after the pause', ar: 'تابع بعد التوقف' },
  leave: { en: 'Leave the program', ar: 'غادر البرنامج' },
  travel: { en: 'Travel to', ar: 'سافر إلى' },
  go: { en: 'Travel', ar: 'سافر' },
  reading: { en: 'A device sends', ar: 'جهاز يرسل' },
  value: { en: 'Value', ar: 'القيمة' },
  send: { en: 'Send the reading', ar: 'أرسل القراءة' },
  needValue: { en: 'Enter a number first.', ar: 'أدخل رقمًا أولًا.' },
});
