import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { changeTexts } from './change-texts.ts';

export default {
  stepAdded: 'إضافة {step} ({type}) {place}',
  stepRemoved: 'حذف {step} ({type})',
  stepMoved: 'نقل {step}: الآن {place}',
  reordered: 'تغيّر ترتيب الخطوات التي بعد {step}',
  renamed: 'تغيّر الاسم من {before} إلى {after}',
  partChanged: '{step}، {part}: الآن {after}، وسابقًا {before}',
  partAdded: '{step}، {part}: الآن {after}',
  partRemoved: '{step}، {part}: إزالة {before}',
  rewritten: '{step}، {part}: تعديل',
  itemAdded: 'إضافة {item} ({kind})',
  itemRemoved: 'لم يعد {item} ({kind}) مستخدمًا',
  moduleAdded: 'إضافة الوحدة المتكررة {module}: {rule}',
  moduleRemoved: 'حذف الوحدة المتكررة {module}',
  protocolRenamed: 'تغيّر اسم البروتوكول من {before} إلى {after}',
  protocolRewritten: 'تعديل وصف البروتوكول',
} satisfies Translation<typeof changeTexts>;
