import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Contact', ar: 'تواصل معنا' },
  lead: {
    en: 'Tell us what you need. Your message goes to the {brand} team, who will answer by email.',
    ar: 'أخبرنا بما تحتاج إليه. تصل رسالتك إلى فريق {brand}، ويأتيك الرد بالبريد الإلكتروني.',
  },
  fullName: { en: 'Your name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailHelp: { en: 'We only use it to answer you.', ar: 'نستخدمه للردّ عليك فقط.' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  description: { en: 'Message', ar: 'الرسالة' },
  descriptionHelp: {
    en: 'Please leave out medical details, and don’t use this form in an emergency.',
    ar: 'نرجو عدم ذكر تفاصيل طبية، وعدم استخدام هذا النموذج في الحالات الطارئة.',
  },
  trap: { en: 'Leave this field empty', ar: 'اترك هذا الحقل فارغًا' },
  send: { en: 'Send message', ar: 'إرسال الرسالة' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  doneTitle: { en: 'Message sent', ar: 'تم إرسال رسالتك' },
  done: {
    en: 'Thank you. We’ll answer at {email}.',
    ar: 'شكرًا لك. سيصلك الردّ على {email}.',
  },
  another: { en: 'Write another message', ar: 'كتابة رسالة أخرى' },
  soonerTitle: { en: 'Find an answer sooner', ar: 'للحصول على جواب أسرع' },
  faqs: { en: 'Frequently asked questions', ar: 'أسئلة شائعة' },
  faqsHelp: { en: 'Accounts, programs, privacy', ar: 'الحسابات والبرامج والخصوصية' },
  discussions: { en: 'Discussions', ar: 'النقاشات' },
  discussionsHelp: { en: 'Ask other people and experts', ar: 'اسأل الناس والخبراء' },
});
