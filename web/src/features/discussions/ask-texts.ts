import { defineTexts } from '../../i18n/define-texts.ts';

export const askTexts = defineTexts({
  lead: {
    en: 'Ask as you’d ask a friend who knows about it. Everyone can read it, so leave out names and numbers.',
    ar: 'اكتب كما لو كنت تسأل صديقًا يعرف الموضوع. سؤالك متاح للجميع، فلا تذكر أسماء أو أرقامًا خاصة.',
  },
  titleHelp: {
    en: 'For example: “How do I sleep between two night shifts?”',
    ar: 'مثلًا: «كيف أنام بين مناوبتين ليليتين؟»',
  },
  bodyHelp: {
    en: 'When it started, what you’ve tried and what you hope to achieve.',
    ar: 'متى بدأ الأمر، وما جرّبته، وما تودّ الوصول إليه.',
  },
  send: { en: 'Post question', ar: 'نشر السؤال' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  signInToSend: { en: 'Sign in and post', ar: 'تسجيل الدخول والنشر' },
  guestTitle: { en: 'Write now, sign in later', ar: 'اكتب الآن وسجّل الدخول لاحقًا' },
  guestText: {
    en: 'You only need to sign in to post your question. Your draft stays in this browser until then.',
    ar: 'تسجيل الدخول مطلوب للنشر فقط. تبقى مسودتك في هذا المتصفح حتى ذلك الحين.',
  },
  draftBack: { en: 'We restored your draft.', ar: 'استعدنا مسودتك.' },
  discard: { en: 'Discard draft', ar: 'حذف المسودة' },
  notSent: { en: 'Not sent', ar: 'لم يُرسَل' },
  notSentTitle: { en: 'Your question hasn’t been sent', ar: 'لم يُرسَل سؤالك' },
  notSentText: {
    en: 'We couldn’t reach the service. Your question is saved in this browser, even if you close the page. Trying again never posts it twice.',
    ar: 'تعذّر الوصول إلى الخدمة. سؤالك محفوظ في هذا المتصفح حتى بعد إغلاق الصفحة، وإعادة المحاولة لا تنشره مرتين.',
  },
  change: { en: 'Edit question', ar: 'تعديل السؤال' },
  throwAway: { en: 'Discard question', ar: 'حذف السؤال' },
  throwAwayTitle: { en: 'Discard this question?', ar: 'حذف هذا السؤال؟' },
  throwAwayText: {
    en: 'It hasn’t been sent, and this browser has the only copy. You can’t undo this.',
    ar: 'لم يُرسَل بعد، ونسخته الوحيدة في هذا المتصفح. لا يمكن التراجع عن ذلك.',
  },
  keep: { en: 'Keep it', ar: 'إبقاؤه' },
  beforeTitle: { en: 'Before you ask', ar: 'قبل أن تسأل' },
  searchFirst: { en: 'Check if someone has already asked', ar: 'تحقّق أولًا إن كان السؤال مطروحًا' },
});
