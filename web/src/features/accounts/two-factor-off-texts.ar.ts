import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { twoFactorOffTexts } from './two-factor-off-texts.ts';

export default {
  title: 'إيقاف التحقق بخطوتين',
  loading: 'لحظة من فضلك …',
  waitLead: 'يمكن إيقافه ابتداءً من {when}، بفتح الرابط نفسه مجددًا.',
  readyLead: 'ستكفي كلمة المرور وحدها للدخول إلى حسابك. ويمكن تفعيل التحقق بخطوتين من جديد في أي وقت.',
  turnOff: 'إيقاف التحقق بخطوتين',
  notYou: 'لم يكن الطلب منك، أو وجدت هاتفك؟ يمكن إبقاء التحقق بخطوتين، ويتوقف الرابط عندئذ عن العمل.',
  stop: 'إبقاؤه مفعّلًا',
  offTitle: 'تم إيقاف التحقق بخطوتين',
  offLead: 'يمكن الآن تسجيل الدخول بكلمة المرور، ثم تفعيل التحقق بخطوتين من جديد بهاتفك الجديد.',
  stoppedTitle: 'التحقق بخطوتين ما زال مفعّلًا',
  stoppedLead: 'إن لم يكن الطلب منك، فيُرجى تغيير كلمة المرور: هناك من يعرفها.',
  deadTitle: 'هذا الرابط لا يعمل',
  deadLead: 'سبق استخدامه أو إلغاؤه، أو انتهت صلاحيته، أو حلّت محله رسالة أحدث.',
  signIn: 'تسجيل الدخول',
  toSettings: 'العودة إلى الإعدادات',
} satisfies Translation<typeof twoFactorOffTexts>;
