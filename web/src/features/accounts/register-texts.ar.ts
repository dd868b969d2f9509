import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './register-texts.ts';

export default {
  title: 'إنشاء حساب',
  lead: 'سنرسل إليك رابطًا لتأكيد بريدك، ثم تبدأ مباشرة.',
  leadToFollow: 'لمتابعة برنامج «{program}»، يلزم إنشاء حساب. سنرسل إليك رابطًا لتأكيد بريدك.',
  description: 'إنشاء حساب في {brand}.',
  consent:
    'بإنشاء الحساب توافق على <terms>شروط الخدمة</terms>. توضّح <privacy>سياسة الخصوصية</privacy> كيف نستخدم بياناتك.',
  newTab: '(يُفتح في تبويب جديد)',
  create: 'إنشاء الحساب',
  creating: 'جارٍ إنشاء حسابك…',
  haveAccount: 'لديك حساب بالفعل؟',
  signIn: 'تسجيل الدخول',
} satisfies Translation<typeof texts>;
