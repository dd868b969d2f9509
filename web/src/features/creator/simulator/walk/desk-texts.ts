import { defineTexts } from '../../../../i18n/define-texts.ts';

export const deskTexts = defineTexts({
  desk: { en: 'Experts and the model', ar: 'الخبراء والنموذج' },
  nothing: { en: 'No expert tasks right now.', ar: 'لا مهام للخبراء الآن.' },
  decide: { en: 'Answer as the expert', ar: 'الإجابة بصفة خبير' },
  follower: { en: 'the follower', ar: 'المتابِع' },
  model: { en: 'The model has to choose', ar: 'على النموذج أن يختار' },
  modelHelp: { en: 'Choose its answer.', ar: 'إجابته من اختيارك.' },
  modelSays: { en: 'Answer “{name}”', ar: 'الإجابة «{name}»' },
  own: { en: 'Trigger something else', ar: 'تشغيل حدث آخر' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  resume: { en: 'Resume', ar: 'استئناف' },
  leave: { en: 'Leave the program', ar: 'مغادرة البرنامج' },
  travel: { en: 'Travel to', ar: 'السفر إلى' },
  go: { en: 'Travel', ar: 'سفر' },
  reading: { en: 'Device reading', ar: 'قراءة جهاز' },
  value: { en: 'Value', ar: 'القيمة' },
  send: { en: 'Send reading', ar: 'إرسال القراءة' },
  needValue: { en: 'Enter a number.', ar: 'الرقم مطلوب.' },
});
