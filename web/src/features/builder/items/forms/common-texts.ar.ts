import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { commonTexts } from './common-texts.ts';

export default {
  name: 'الاسم',
  description: 'وصف قصير',
  descriptionHelp: 'ما هو وما فائدته.',
  optional: '(اختياري)',
  source: 'المصدر',
  sourceLead: 'إن كان من إعداد غيرك: من أعدّه، وما حق استخدامه.',
  sourceTitle: 'العنوان والمؤلفون',
  sourceLicence: 'الترخيص أو الإذن',
  sourceUrl: 'عنوان الويب',
  alert: 'تنبيه خبير عندما',
  alertBesideUrgent: 'قاعدة الخطر أدناه تُنبّه خبيرًا أصلًا. وهذا يضيف تنبيهات لما هو أقل خطورة.',
  alertLead: 'نُبلغ خبيرًا على الفور، أيًا كانت الخطوة التي طلبته.',
  urgent: 'قد يكون المتابع في خطر عندما',
  urgentLead:
    'تظهر له صفحة هادئة فيها كلماتك وأرقام الطوارئ في بلده، ويصلك تنبيه على الفور. يمكن الاعتماد على إجابة أو درجة أو فئة.',
  urgentLeadKpi:
    'تظهر له صفحة هادئة فيها كلماتك وأرقام الطوارئ في بلده، ويصلك تنبيه على الفور. يمكن الاعتماد على قراءة.',
  urgentTitle: 'العنوان الذي يظهر له',
  urgentText: 'ما ينبغي أن يفعله الآن',
  urgentTextHelp: 'جمل قليلة قصيرة ولطيفة. تظهر أرقام الطوارئ تحتها.',
  alertSaveFirst: 'يمكن ضبط التنبيه بعد الحفظ.',
} satisfies Translation<typeof commonTexts>;
