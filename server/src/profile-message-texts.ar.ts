import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { profileMessageTexts } from './profile-message-texts.ts';

export default {
  username_form: 'يُسمح بالأحرف اللاتينية الصغيرة والأرقام والشرطات فقط، ويبدأ الاسم بحرف أو رقم.',
  username_taken: 'هذا الاسم مستخدَم. يُرجى اختيار اسم آخر.',
  username_resting: 'يمكن تغيير اسم المستخدم مرة واحدة كل 30 يومًا.',
  guardian_is_asked: 'لمن عمره أقل من 18 عامًا تلزم موافقة ولي الأمر أولًا.',
  checked_already: 'تم التحقق من هذا المؤهل. لتغييره يُرجى إضافة مؤهل جديد.',
  link_form: 'يُكتب عنوان الموقع مثل example.com أو https://example.com.',
  guardian_needed: 'عمرك أقل من 18 عامًا. يُرجى إدخال البريد الإلكتروني لأحد الوالدين أو ولي الأمر.',
  guardian_not_self: 'هذا بريدك أنت. يُرجى إدخال بريد أحد الوالدين أو ولي الأمر.',
  phone_with_country: 'يُرجى التحقق من الرقم. يلزم رمز الدولة، مثل +966 أو +1.',
} satisfies Translation<typeof profileMessageTexts>;
