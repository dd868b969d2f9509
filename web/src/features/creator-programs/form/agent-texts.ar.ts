import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { agentTexts } from './agent-texts.ts';

export default {
  title: 'من يجيب عن أسئلة المتابعين',
  lead: 'يمكن للمتابعين السؤال عن البرنامج في أي وقت. تصلهم التغييرات مع النسخة التالية.',
  guide: 'الدليل المدمج',
  guideHelp: 'يقتبس من البرنامج ولا يحتاج إلى إعداد.',
  loading: 'جارٍ تحميل المساعدين…',
  failed: 'تعذّر تحميل المساعدين. يُرجى إعادة تحميل الصفحة.',
  open: 'تعديل {name}',
  add: 'إضافة مساعد',
  protocolFirst: 'يُضاف بروتوكول أولًا، ثم يمكن إضافة مساعد إليه.',
} satisfies Translation<typeof agentTexts>;
