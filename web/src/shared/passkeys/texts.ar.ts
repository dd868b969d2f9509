import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  calledOff: 'لم يحدث شيء بعد. يمكن إعادة المحاولة في أي وقت.',
  notUsed: 'لم يُستخدم أي مفتاح مرور. يمكن إعادة المحاولة أو اختيار طريقة أخرى.',
  already: 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  failed: 'تعذّر ذلك. يُرجى المحاولة مرة أخرى أو استخدام جهاز آخر.',
  use: 'استخدام مفتاح مرور',
  signIn: 'الدخول بمفتاح مرور',
} satisfies Translation<typeof texts>;
