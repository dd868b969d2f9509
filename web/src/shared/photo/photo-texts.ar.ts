import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { photoTexts } from './photo-texts.ts';

export default {
  photo: 'الصورة',
  optional: '(اختياري)',
  addPhoto: 'اختيار صورة',
  changePhoto: 'اختيار صورة أخرى',
  removePhoto: 'إزالة الصورة',
  sendingPhoto: 'جارٍ رفع الصورة…',
  photoHelp: 'صيغ JPEG أو PNG أو WebP أو GIF أو AVIF. تُصغَّر الصور الكبيرة قبل رفعها.',
  photoNotSent: 'لم تُرفع الصورة، فلم يُحفظ شيء. تمكن إعادة المحاولة أو الحفظ بدونها.',
  photoUnreadable: 'تعذّرت قراءة هذا الملف كصورة. يُرجى اختيار ملف آخر.',
} satisfies Translation<typeof photoTexts>;
