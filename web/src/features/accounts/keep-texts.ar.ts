import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { keepTexts } from './keep-texts.ts';

export default {
  title: 'هل تريد الاحتفاظ بحسابك؟',
  lead: 'وصلنا طلبك لحذفه. إن احتفظت به بقي كل شيء كما كان.',
  keep: 'الاحتفاظ بحسابي',
  keptTitle: 'حسابك باقٍ',
  keptLead: 'أهلًا بعودتك. لم يُحذف شيء.',
  deadTitle: 'لم يعد هذا الرابط يعمل',
  deadLead: 'ربما احتفظت بحسابك من قبل، أو حُذف الحساب. يمكنك التأكد بتسجيل الدخول.',
  signIn: 'تسجيل الدخول',
  toHome: 'الانتقال إلى صفحتي الرئيسية',
} satisfies Translation<typeof keepTexts>;
