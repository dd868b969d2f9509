import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { serviceProblemTexts } from './service-problem-texts.ts';

export default {
  missing: 'لا توجد خدمة يمكن حجزها في «{name}»',
  missingWhy: 'الحل فتح الخطوة واختيار خدمة لك أو لفريقك، أو السماح للمتابِعين بترتيب الموعد بأنفسهم.',
  archived: 'الخدمة المطلوب حجزها في «{name}» مؤرشفة',
  archivedWhy: 'لا يمكن حجز «{service}» الآن. الحل اختيار خدمة أخرى أو إعادة هذه الخدمة من الأرشيف.',
  full: 'لا توجد أوقات متاحة للحجز في «{name}»',
  fullWhy:
    'لا يوجد وقت متاح في «{service}» خلال المدة المسموح بالحجز فيها. الحل إضافة ساعات حتى لا يفوت الموعد النهائي.',
  late: 'لا يوجد وقت متاح في «{name}» قبل الموعد النهائي',
  lateWhy: 'مهلة الحضور {time}، ولا وقت متاح في «{service}» خلالها. الحل إضافة ساعات أو تمديد المهلة.',
} satisfies Translation<typeof serviceProblemTexts>;
