import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  or: 'أو',
  continueWith: 'المواصلة باستخدام {name}',
  againHelp: 'ليست لديك كلمة مرور؟ يمكن الدخول مجددًا بالحساب المرتبط، ثم نعيدك إلى هنا.',
  againThere: 'يُرجى تسجيل الدخول مجددًا بالحساب الذي ربطته، ثم نعيدك إلى هنا.',
  againWith: 'الدخول مجددًا باستخدام {name}',
} satisfies Translation<typeof texts>;
