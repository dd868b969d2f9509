import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { kindTexts } from './kind-texts.ts';

export default {
  single: 'اختيار واحد',
  singleHelp: 'إجابة واحدة من عدة إجابات',
  multiple: 'اختيارات متعددة',
  multipleHelp: 'كل ما ينطبق',
  yes_no: 'نعم أو لا',
  yes_noHelp: 'أقصر الأسئلة',
  scale: 'مقياس',
  scaleHelp: 'أرقام متجاورة',
  slider: 'شريط تمرير',
  sliderHelp: 'مع وجوه أو من دونها',
  number: 'رقم',
  numberHelp: 'مع وحدة',
  text: 'نص',
  textHelp: 'إجابة بكلمات المتابع',
  date: 'تاريخ',
  dateHelp: 'يوم في التقويم',
  matrix: 'جدول',
  matrixHelp: 'عدة صفوف بالإجابات نفسها',
  file: 'ملف',
  fileHelp: 'صورة أو مستند',
} satisfies Translation<typeof kindTexts>;
