import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: 'تواصل معنا',
  lead: 'أخبرنا بما تحتاج إليه. تصل رسالتك إلى فريق {brand}، ويأتيك الرد بالبريد الإلكتروني.',
  fullName: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHelp: 'نستخدمه للردّ عليك فقط.',
  subject: 'الموضوع',
  description: 'الرسالة',
  descriptionHelp: 'نرجو عدم ذكر تفاصيل طبية، وعدم استخدام هذا النموذج في الحالات الطارئة.',
  trap: 'اترك هذا الحقل فارغًا',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  doneTitle: 'تم إرسال رسالتك',
  done: 'شكرًا لك. سيصلك الردّ على {email}.',
  another: 'كتابة رسالة أخرى',
  soonerTitle: 'للحصول على جواب أسرع',
  faqs: 'الأسئلة الشائعة',
  faqsHelp: 'الحسابات والبرامج والخصوصية',
  discussions: 'النقاشات',
  discussionsHelp: 'اسأل الناس والخبراء',
} satisfies Translation<typeof texts>;
