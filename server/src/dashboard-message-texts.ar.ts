import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { dashboardMessageTexts } from './dashboard-message-texts.ts';

export default {
  admin_wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  admin_has_second_step: 'لديك خطوة ثانية بالفعل. يُرجى الرجوع وتسجيل الدخول بها.',
  admin_last_passkey: 'مفتاح المرور هذا هو خطوتك الثانية. يُرجى إضافة مفتاح آخر أولًا، ثم يمكنك إزالته.',
  admin_wrong_code: 'الرمز غير صحيح. تتغير الرموز كل 30 ثانية، فالمطلوب أحدثها.',
  account_suspended:
    'هذا الحساب موقوف، لذا يتعذر تسجيل الدخول الآن. يمكن مراسلتنا من صفحة التواصل وسننظر في الأمر.',
  already_suspended: 'هذا الحساب موقوف بالفعل.',
  not_suspended: 'هذا الحساب ليس موقوفًا.',
  own_emergency: 'يجب أن يراجع هذا شخص آخر، لأن الاطلاع فُتح من حسابك.',
  reviewed_already: 'سبقت مراجعة هذا الاطلاع.',
  answered_already: 'سبق الرد على هذه الرسالة.',
  last_owner: 'يحتاج الموقع إلى مالك يمكنه الدخول. يجب أولًا منح هذا الدور لشخص آخر.',
  not_oneself: 'يجب أن يقوم بهذا مالك آخر.',
  admin_exists: 'يوجد في إدارة الموقع شخص بهذا البريد بالفعل.',
  role_not_temporary: 'الزائر الذي لم يسجّل بعد ليست له أدوار.',
} satisfies Translation<typeof dashboardMessageTexts>;
