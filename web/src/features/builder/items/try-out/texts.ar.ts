import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { tryOutTexts } from './texts.ts';

export default {
  title: 'تجربة المساعد',
  lead: 'أسئلة باسم متابع افتراضي. تأتي الأجوبة مما في النموذج، محفوظًا كان أم لا. لا تُستخدم بيانات أي شخص حقيقي، ولا تُحفظ هذه المحادثة.',
  place: 'أين وصل؟',
  visitor: 'لا يتابع البرنامج',
  day: 'اليوم في البرنامج',
  log: 'محادثة مع متابع افتراضي',
  ask: 'طرح سؤال',
  askNeeded: 'السؤال مطلوب.',
  send: 'سؤال',
  thinking: 'جارٍ البحث …',
  again: 'البدء من جديد',
  model: 'نموذج ذكاء اصطناعي',
  guide: 'الدليل المدمج',
  saved: 'جواب محفوظ',
  nothing: 'لا شيء مناسب',
  help: 'مساعدة ثابتة',
  medical: 'جواب ثابت',
  'hand-over': 'يُحال إلى الفريق',
  offers: 'ما يمكن للمتابع ضغطه',
  snooze: 'التذكير لاحقًا',
  reading: 'إضافة قراءة',
  book: 'اختيار موعد',
  ask_team: 'سؤال الفريق',
  join: 'الانضمام إلى البرنامج',
} satisfies Translation<typeof tryOutTexts>;
