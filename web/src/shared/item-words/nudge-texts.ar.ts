import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { nudgeTexts } from './nudge-texts.ts';

export default {
  channel: 'طريقة الإرسال',
  'in-app': 'في التطبيق',
  email: 'بريد إلكتروني',
  push: 'إشعار',
  title: 'العنوان',
  titleHelp: 'بضع كلمات. تقتطع الهواتف ما بعد 40 حرفًا تقريبًا.',
  body: 'الرسالة',
  bodyHelp: 'دافئة وقصيرة، مع اقتراح شيء واحد يمكن فعله الآن.',
} satisfies Translation<typeof nudgeTexts>;
