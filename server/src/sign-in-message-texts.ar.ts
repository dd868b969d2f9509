import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { signInMessageTexts } from './sign-in-message-texts.ts';

export default {
  wrong_code: 'الرمز غير صحيح. تتغيّر الرموز كل 30 ثانية ويعمل كل منها مرة واحدة. يُرجى تجربة الرمز التالي.',
  wrong_recovery_code: 'الرمز غير صحيح. يعمل كل رمز استرداد مرة واحدة فقط.',
  sign_in_again: 'استغرق ذلك وقتًا أطول من اللازم. يُرجى تسجيل الدخول مرة أخرى.',
  two_factor_on: 'التحقق بخطوتين مفعّل بالفعل.',
  passkey_too_late: 'استغرق ذلك وقتًا أطول من اللازم. يُرجى المحاولة مرة أخرى.',
  passkey_unknown: 'مفتاح المرور هذا لا يفتح هذا الحساب. يُرجى تجربة مفتاح آخر أو طريقة أخرى.',
  passkey_failed: 'تعذّر التحقق من مفتاح المرور. يُرجى المحاولة مرة أخرى.',
  passkey_known: 'مفتاح المرور هذا مستخدم بالفعل.',
  last_way_in: 'هذه طريقتك الوحيدة للدخول. يُرجى تعيين كلمة مرور أولًا، ثم يمكنك إزالته.',
} satisfies Translation<typeof signInMessageTexts>;
