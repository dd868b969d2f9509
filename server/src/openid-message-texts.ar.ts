import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { openidMessageTexts } from './openid-message-texts.ts';

export default {
  openid_unreachable: 'مزوّد الدخول لا يستجيب الآن. تمكن المحاولة بعد قليل، أو الدخول بطريقة أخرى.',
  openid_refused: 'لم ينجح تسجيل الدخول. تمكن المحاولة من جديد، أو الدخول بطريقة أخرى.',
  openid_spent: 'انتهت صلاحية محاولة الدخول هذه أو سبق استخدامها. تمكن المحاولة من جديد.',
  openid_someone_else: 'هذا حساب غير الذي سجّلت الدخول به هنا. لم يتغيّر شيء.',
  openid_account_exists: 'هذا البريد مستخدم هنا في حساب آخر. تمكن المحاولة من جديد لربطه.',
  openid_taken: 'هذا الحساب مرتبط بحساب آخر هنا.',
  openid_last_way: 'هذه طريقتك الوحيدة لتسجيل الدخول. يلزم تعيين كلمة مرور أولًا، ثم يمكن إلغاء الربط.',
  openid_not_issuer: 'أدخل عنوان جهة الإصدار، مثل https://accounts.example.com.',
  openid_no_answer: 'لم نجد مزوّد دخول في هذا العنوان. يُرجى التحقق منه والمحاولة مرة أخرى.',
  openid_provider_exists: 'هذا المزوّد مضاف بمعرّف العميل نفسه.',
} satisfies Translation<typeof openidMessageTexts>;
