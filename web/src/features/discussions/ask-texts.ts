import { defineTexts } from '../../i18n/define-texts.ts';

export const askTexts = defineTexts({
  lead: {
    en: 'Say it as you would to a friend who knows about it. Everyone can read it, so leave out names and numbers.',
    ar: 'اكتب كما لو كنت تسأل صديقًا يعرف الموضوع. الجميع يقرأ سؤالك، فلا تذكر أسماء أو أرقامًا خاصة.',
  },
  titleHelp: {
    en: 'For example: “How do I sleep between two night shifts?”',
    ar: 'مثلًا: «كيف أنام بين مناوبتين ليليتين؟»',
  },
  bodyHelp: {
    en: 'Since when, what you have tried, what you would like to reach.',
    ar: 'منذ متى، وماذا جرّبت، وإلى ماذا تودّ أن تصل.',
  },
  send: { en: 'Ask the question', ar: 'اطرح السؤال' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  signInToSend: { en: 'Sign in and ask', ar: 'سجّل الدخول واطرح السؤال' },
  guestTitle: { en: 'You can write now', ar: 'يمكنك أن تكتب الآن' },
  guestText: {
    en: 'To send your question you sign in at the end. What you write stays in this browser and is here again when you come back.',
    ar: 'تسجّل الدخول في النهاية لترسل سؤالك. يبقى ما تكتبه في هذا المتصفح، وتجده هنا حين تعود.',
  },
  draftBack: { en: 'Your draft is here again.', ar: 'مسودتك هنا من جديد.' },
  discard: { en: 'Discard the draft', ar: 'احذف المسودة' },
  notSent: { en: 'Not sent', ar: 'لم يُرسَل' },
  notSentTitle: { en: 'Your question has not been sent', ar: 'لم يُرسَل سؤالك' },
  notSentText: {
    en: 'No answer came from the service. Your question is kept in this browser, also when you close the page. Trying again never posts it twice.',
    ar: 'لم يصل ردّ من الخدمة. سؤالك محفوظ في هذا المتصفح حتى لو أغلقت الصفحة، وإعادة المحاولة لا تنشره مرتين أبدًا.',
  },
  change: { en: 'Change it', ar: 'عدّله' },
  throwAway: { en: 'Discard it', ar: 'احذفه' },
  throwAwayTitle: { en: 'Discard this question?', ar: 'أتحذف هذا السؤال؟' },
  throwAwayText: {
    en: 'It has not been sent, and this browser holds the only copy. This cannot be undone.',
    ar: 'لم يُرسَل بعد، ونسخته الوحيدة في هذا المتصفح، ولا يمكن التراجع عن ذلك.',
  },
  keep: { en: 'Keep it', ar: 'أبقِه' },
  beforeTitle: { en: 'Before you ask', ar: 'قبل أن تسأل' },
  searchFirst: { en: 'Look whether somebody asked already', ar: 'ابحث فلعل أحدًا سأل من قبل' },
});
