import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { unitTexts } from './unit-texts.ts';

export default {
  unit: 'الوحدة',
  unitHelp: 'وحدة القراءات، مثل خطوة أو كغ أو ساعة.',
  unitMissing: 'يُرجى إدخال الوحدة.',
  range: 'القراءات الممكنة',
  rangeLead: 'أدنى قراءة ممكنة وأعلاها. وما خرج عنهما يُرفض باعتباره خطأ في الكتابة.',
  from: 'من',
  to: 'إلى',
  fromMissing: 'يُرجى إدخال أدنى قراءة ممكنة.',
  toMissing: 'يُرجى إدخال أعلى قراءة ممكنة.',
  turned: 'يجب أن تكون قيمة «إلى» أكبر من «من».',
  usual: 'المعتاد: {unit}، من {min} إلى {max}.',
  use: 'استخدام المعتاد',
  newTitle: 'مؤشر جديد',
  name: 'ما الذي يُقاس؟',
  nameHelp: 'يظهر فوق خانة القراءة، مثل «الخطوات اليومية».',
  nameMissing: 'يُرجى إدخال ما يُقاس.',
  add: 'إضافة المؤشر',
  adding: 'جارٍ الإضافة…',
  close: 'إغلاق',
} satisfies Translation<typeof unitTexts>;
