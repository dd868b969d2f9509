import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { zoneTexts } from './zone-texts.ts';

export default {
  zone: 'المنطقة الزمنية',
  help: 'تتبعها الأوقات والتذكيرات. يمكن البحث باسم مدينة أو دولة.',
  device: 'كما في هذا الجهاز',
  loading: 'جارٍ تحميل الأماكن …',
  none: 'لا يوجد مكان بهذا الاسم. يمكن تجربة أقرب مدينة كبيرة أو اسم الدولة.',
  more: 'يمكن كتابة اسم مدينة أو دولة للعثور على البقية.',
  found: plural({
    zero: 'لا توجد مناطق زمنية',
    one: 'منطقة زمنية واحدة',
    two: 'منطقتان زمنيتان',
    few: '{n} مناطق زمنية',
    many: '{n} منطقة زمنية',
    other: '{n} منطقة زمنية',
  }),
} satisfies Translation<typeof zoneTexts>;
