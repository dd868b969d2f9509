import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { canvasTexts } from './canvas-texts.ts';

export default {
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  showAll: 'عرض الكل',
  map: 'خريطة المخطط',
  showMap: 'إظهار الخريطة',
  hideMap: 'إخفاء الخريطة',
  success: 'نجاح',
  failure: 'إخفاق',
  back: 'رجوع',
} satisfies Translation<typeof canvasTexts>;
