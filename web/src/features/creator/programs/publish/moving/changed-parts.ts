import { defineTexts } from '../../../../../i18n/define-texts.ts';
import type { Locale } from '../../../../../i18n/locale.ts';

/** What can be different about an item or what asks for it, as people call it. */
const partTexts = defineTexts({
  name: { en: 'name', ar: 'الاسم' },
  description: { en: 'description', ar: 'الوصف' },
  instructions: { en: 'instructions', ar: 'التعليمات' },
  minutes: { en: 'duration', ar: 'المدة' },
  questions: { en: 'questions', ar: 'الأسئلة' },
  scoring: { en: 'scoring', ar: 'احتساب الدرجة' },
  bands: { en: 'results', ar: 'النتائج' },
  title: { en: 'title', ar: 'العنوان' },
  body: { en: 'text', ar: 'النص' },
  channel: { en: 'channel', ar: 'القناة' },
  goal: { en: 'goal', ar: 'الهدف' },
  days: { en: 'days', ar: 'عدد الأيام' },
  goalDays: { en: 'days needed', ar: 'الأيام المطلوبة' },
  proof: { en: 'proof', ar: 'الإثبات' },
  opensAt: { en: 'time of day', ar: 'الوقت من اليوم' },
  orderType: { en: 'order type', ar: 'نوع الطلب' },
  resultKpi: { en: 'where the result is saved', ar: 'مكان حفظ النتيجة' },
  unit: { en: 'unit', ar: 'الوحدة' },
  conversions: { en: 'other units', ar: 'الوحدات الأخرى' },
  range: { en: 'possible range', ar: 'النطاق الممكن' },
  target: { en: 'target', ar: 'النطاق المستهدف' },
  direction: { en: 'better direction', ar: 'الاتجاه الأفضل' },
  origin: { en: 'source of readings', ar: 'مصدر القراءات' },
  formula: { en: 'formula', ar: 'الصيغة' },
  alert: { en: 'alert', ar: 'التنبيه' },
  selectedItem: { en: 'item used', ar: 'العنصر المستخدم' },
  selected_item: { en: 'item used', ar: 'العنصر المستخدم' },
  successMeans: { en: 'what counts as done', ar: 'ما يُعدّ إنجازًا' },
  doneWhen: { en: 'what counts as done', ar: 'ما يُعدّ إنجازًا' },
  other: { en: 'other settings', ar: 'إعدادات أخرى' },
});

const isKnown = (part: string): part is keyof typeof partTexts => Object.hasOwn(partTexts, part);

/** “questions and results”. What has no name here is said as other settings. */
export function changedParts(parts: readonly string[], locale: Locale): string {
  const words = parts.map((part) => partTexts[isKnown(part) ? part : 'other'][locale]);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(words)]);
}
