import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Contact', ar: 'تواصل معنا' },
  lead: {
    en: 'Tell us what you need. Your message goes to the people who run {brand}; they answer by e-mail.',
    ar: 'أخبرنا بما تحتاج إليه. تصل رسالتك إلى القائمين على {brand}، ويردّون عليها بالبريد الإلكتروني.',
  },
  fullName: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailHelp: { en: 'Only used to answer you.', ar: 'نستخدمه للردّ عليك فقط.' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  description: { en: 'Message', ar: 'الرسالة' },
  descriptionHelp: {
    en: 'Please leave out medical details: this is not the place to get advice in an emergency.',
    ar: 'نرجو ألّا تذكر تفاصيل طبية، فهذه الصفحة ليست مكانًا للاستشارة في الحالات الطارئة.',
  },
  trap: { en: 'Leave this field empty', ar: 'اترك هذا الحقل فارغًا' },
  send: { en: 'Send message', ar: 'أرسل الرسالة' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  doneTitle: { en: 'Your message is on its way', ar: 'رسالتك في طريقها إلينا' },
  done: {
    en: 'Thank you. The answer will come to {email}.',
    ar: 'شكرًا لك. سيصلك الردّ على {email}.',
  },
  another: { en: 'Write another message', ar: 'اكتب رسالة أخرى' },
  soonerTitle: { en: 'Maybe sooner than we can write', ar: 'ربما تجد الجواب أسرع' },
  faqs: { en: 'Frequent questions', ar: 'أسئلة شائعة' },
  faqsHelp: { en: 'Accounts, programs, privacy', ar: 'الحسابات والبرامج والخصوصية' },
  discussions: { en: 'Discussions', ar: 'النقاشات' },
  discussionsHelp: { en: 'Ask people and experts', ar: 'اسأل الناس والخبراء' },
});
