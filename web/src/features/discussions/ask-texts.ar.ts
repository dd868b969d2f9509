import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { askTexts } from './ask-texts.ts';

export default {
  lead: 'اكتب كما لو كنت تسأل صديقًا يعرف الموضوع. سؤالك متاح للجميع، فلا تذكر أسماء أو أرقامًا خاصة.',
  titleHelp: 'مثلًا: «كيف أنام بين مناوبتين ليليتين؟»',
  bodyHelp: 'متى بدأ الأمر، وما جرّبته، وما تودّ الوصول إليه.',
  send: 'نشر السؤال',
  sending: 'جارٍ الإرسال…',
  signInToSend: 'تسجيل الدخول والنشر',
  guestTitle: 'اكتب الآن وسجّل الدخول لاحقًا',
  guestText: 'تسجيل الدخول مطلوب للنشر فقط. تبقى مسودتك في هذا المتصفح حتى ذلك الحين.',
  draftBack: 'استعدنا مسودتك.',
  discard: 'حذف المسودة',
  notSent: 'لم يُرسَل',
  notSentTitle: 'لم يُرسَل سؤالك',
  notSentText:
    'تعذّر الوصول إلى الخدمة. سؤالك محفوظ في هذا المتصفح حتى بعد إغلاق الصفحة، وإعادة المحاولة لا تنشره مرتين.',
  change: 'تعديل السؤال',
  throwAway: 'حذف السؤال',
  throwAwayTitle: 'حذف هذا السؤال؟',
  throwAwayText: 'لم يُرسَل بعد، ونسخته الوحيدة في هذا المتصفح. لا يمكن التراجع عن ذلك.',
  keep: 'إبقاؤه',
  beforeTitle: 'قبل أن تسأل',
  searchFirst: 'تحقّق أولًا إن كان السؤال مطروحًا',
} satisfies Translation<typeof askTexts>;
