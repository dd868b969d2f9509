import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  subject: 'دعوة إلى لوحة إدارة {brand}',
  heading: 'أهلًا بك في الفريق، {name}',
  what: 'يمكنك الآن المشاركة في إدارة {brand}، ودورك: {role}.',
  how: 'المطلوب اختيار كلمة مرور وإعداد خطوة التحقق الثانية. يعمل الرابط مرة واحدة، وخلال {time}.',
  button: 'إعداد الدخول',
  footnote: 'لم تكن هذه الرسالة متوقعة؟ يمكن تجاهلها، فلا دخول لأحد دون الرابط.',
  owner: 'مالك',
  support: 'الدعم',
  moderator: 'الإشراف',
  finance: 'المالية',
  auditor: 'التدقيق',
} satisfies Translation<typeof mailTexts>;
