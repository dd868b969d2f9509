import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { deskTexts } from './desk-texts.ts';

export default {
  desk: 'الخبراء',
  nothing: 'لا مهام للخبراء الآن.',
  danger: 'قد يكون المتابِع في خطر',
  alert: 'تنبيه',
  alertIn: 'بسبب «{name}». تُفتح به حالة عاجلة لكل خبراء البرنامج.',
  decide: 'الإجابة بصفة خبير',
  follower: 'المتابِع',
  model: 'على النموذج أن يختار',
  modelHelp: 'إجابته من اختيارك.',
  modelSays: 'الإجابة «{name}»',
  own: 'تشغيل حدث آخر',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  leave: 'مغادرة البرنامج',
  travel: 'السفر إلى',
  travelHelp: 'تُحسب الأيام التالية بتوقيت ذلك المكان. يمكن كتابة مدينة أو بلد.',
  go: 'سفر',
  reading: 'قراءة جهاز',
  value: 'القيمة',
  send: 'إرسال القراءة',
  needValue: 'الرقم مطلوب.',
} satisfies Translation<typeof deskTexts>;
