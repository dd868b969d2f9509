import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  subject: 'طريقة جديدة لتسجيل الدخول إلى حسابك في {brand}',
  heading: 'طريقة دخول جديدة، {name}',
  connected: 'تم ربط حساب لدى {provider} بحسابك في {brand}، ويمكن الآن تسجيل الدخول به.',
  notYou: 'لم يكن ذلك منك؟ يُرجى فتح الإعدادات وإلغاء الربط، ثم تغيير كلمة المرور فورًا.',
  button: 'فتح الإعدادات',
  footnote: 'إن كان ذلك منك فلا يلزم شيء آخر.',
} satisfies Translation<typeof mailTexts>;
