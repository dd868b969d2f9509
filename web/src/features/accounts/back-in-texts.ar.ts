import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { backInTexts } from './back-in-texts.ts';

export default {
  recoverTitle: 'نسيت كلمة المرور؟',
  recoverLead: 'يُرجى إدخال بريدك الإلكتروني لنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  recoverSend: 'إرسال الرابط',
  linkTitle: 'الدخول دون كلمة مرور',
  linkLead: 'يُرجى إدخال بريدك الإلكتروني لنرسل إليك رابطًا يدخلك إلى حسابك.',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'يُرجى تفقّد البريد',
  sentLead:
    'إن كان للبريد <email>{email}</email> حساب، فقد أرسلنا إليه رابطًا. يعمل الرابط مرة واحدة خلال 30 دقيقة.',
  sentHelp:
    'لم تصل الرسالة؟ قد تستغرق دقيقة، وقد تكون في مجلد الرسائل غير المرغوب فيها. ويُرجى التأكد من أنه البريد الذي سجّلت به.',
  otherAddress: 'استخدام بريد آخر',
  rather: 'لا تريد كلمة مرور جديدة؟',
  sendLink: 'طلب رابط للدخول',
  remember: 'تذكّرتها؟',
  signIn: 'تسجيل الدخول',
  resetTitle: 'تعيين كلمة مرور جديدة',
  resetLead: 'ستدخل من هنا مباشرة، ويُسجَّل الخروج من كل الأجهزة الأخرى.',
  looking: 'جارٍ التحقق من الرابط …',
  reset: 'حفظ كلمة المرور والدخول',
  resetting: 'جارٍ الحفظ…',
  changed: 'حُفظت كلمة مرورك الجديدة.',
  deadTitle: 'لم يعد هذا الرابط يعمل',
  deadLead: 'استُخدم من قبل، أو مضى عليه أكثر من 30 دقيقة. يمكننا إرسال رابط جديد.',
  incompleteTitle: 'الرابط غير مكتمل',
  incompleteLead: 'ينقصه جزء. يُرجى فتحه من الرسالة من جديد، أو طلب رابط آخر.',
  newLink: 'إرسال رابط جديد',
  notYours: 'هل العنوان غير صحيح؟',
  newLinkTo: 'سنرسله إلى <email>{email}</email>.',
  byLinkTitle: 'الدخول إلى {brand}',
  byLinkLead: 'ضغطة واحدة وتدخل إلى حسابك.',
  signingIn: 'جارٍ تسجيل الدخول…',
} satisfies Translation<typeof backInTexts>;
