import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { decisionTexts } from './decision-texts.ts';

export default {
  enterHelp: 'يُغلق ما هو مفتوح لهم هناك الآن. والمهمة التي تفتحها هذه الخطوة جديدة ويصلهم إشعار بها.',
  enter: 'المواصلة من هذه الخطوة',
  choose: 'اختيار خطوة',
  near: 'الأقرب',
  others: 'خطوات أخرى',
  unnamed: 'خطوة بلا اسم',
  moveAll: 'نقلهم',
  moveOne: 'نقل',
  acceptAll: 'نقلهم رغم ذلك',
  acceptOne: 'النقل رغم ذلك',
  stayAll: 'إبقاؤهم على نسختهم',
  stayOne: 'الإبقاء على النسخة الحالية',
  cannot: 'لا يمكن النقل الآن. كثيرًا ما يزول السبب تلقائيًا، ويمكن إعادة التحقق لاحقًا.',
  means: 'عند النقل:',
  'asked-again': 'يُطلب ما أُنجز مرة ثانية',
  'module-task-changed': 'تُغلق المهمة المفتوحة، وتتبع التالية النسخة الجديدة',
  'score-differs': 'تبقى النتيجة السابقة كما كانت',
  'would-end': 'ينتهي البرنامج',
} satisfies Translation<typeof decisionTexts>;
