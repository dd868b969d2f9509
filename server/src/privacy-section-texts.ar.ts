import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { privacySectionTexts } from './privacy-section-texts.ts';

export default {
  account: 'حسابك',
  following: 'حين تتابع برنامجًا',
  readings: 'قراءاتك',
  files: 'الصور والوثائق',
  messages: 'التوجيهات والتذكيرات',
  written: 'التقييمات والمحفوظات والنقاشات',
  chats: 'رسائلك إلى الآخرين',
  agents: 'حديثك مع مساعد البرنامج',
  improving: 'حين يحسّن الخبراء برنامجًا',
  looks: 'من اطّلع على معلوماتك الصحية',
  repeated: 'الطلبات المكررة',
  urgent: 'حين يكون الأمر عاجلًا',
} satisfies Translation<typeof privacySectionTexts>;
