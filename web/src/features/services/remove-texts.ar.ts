import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { removeTexts } from './remove-texts.ts';

export default {
  actions: 'إجراءات {name}',
  edit: 'تعديل',
  archive: 'أرشفة',
  bringBack: 'إعادة من الأرشيف',
  delete: 'حذف',
  archiveTitle: 'أرشفة «{name}»؟',
  archiveLocation: 'لن يمكن حجز أي شيء هنا بعد الآن. الحجوزات الحالية تبقى.',
  archiveService: 'لن يمكن حجزها بعد الآن. الحجوزات الحالية تبقى.',
  wasArchived: 'تمت أرشفة «{name}».',
  wasBroughtBack: 'تمت إعادة «{name}» من الأرشيف.',
  deleteTitle: 'حذف «{name}»؟',
  deleteLocation: 'تُحذف معه خدماته. وإن سبق أن حجز فيه أحد، نؤرشفه كي تبقى الحجوزات كاملة.',
  deleteService: 'إن سبق أن حجزها أحد، نؤرشفها كي تبقى الحجوزات كاملة.',
  wasRemoved: 'لم يعد «{name}» في قائمتك.',
  keep: 'إبقاء',
  keptTitle: '«{name}» قيد الاستخدام',
  keptText: 'لا يمكن الحذف ما دام مستخدمًا في:',
  keptArchive: 'يمكن أرشفته، فلا يحجزه أحد بعد ذلك.',
  archiveInstead: 'أرشفة بدل الحذف',
  close: 'إغلاق',
} satisfies Translation<typeof removeTexts>;
