import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { unitChangeTexts } from './unit-change-texts.ts';

export default {
  title: 'القراءات السابقة بوحدة {unit}',
  ask: 'يُرجى تحديد طريقة تحويلها إلى {unit} ليبقى الرسم خطًا واحدًا.',
  asked: 'نحوّلها إلى {unit} ليبقى الرسم خطًا واحدًا.',
  factor: 'كم {to} في 1 {from}؟',
  factorHelp: 'يمكن تعديله لاحقًا تحت «وحدات أخرى».',
  useKnown: 'عكس التحويل الموجود لوحدة {unit}',
  convertBounds: 'تحويل المدى والهدف أيضًا',
  compare: 'التنبيهات والشروط على هذا المؤشر أصبحت بوحدة {unit}. تُرجى مراجعة أرقامها.',
} satisfies Translation<typeof unitChangeTexts>;
