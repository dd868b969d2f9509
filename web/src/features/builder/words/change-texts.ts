import { defineTexts } from '../../../i18n/define-texts.ts';

/** What is different between two states of a protocol. `{step}`, `{item}` and `{module}` come in quotation marks. */
export const changeTexts = defineTexts({
  stepAdded: { en: 'Added {step} ({type}) {place}', ar: 'إضافة {step} ({type}) {place}' },
  stepRemoved: { en: 'Removed {step} ({type})', ar: 'حذف {step} ({type})' },
  stepMoved: { en: 'Moved {step}: now {place}', ar: 'نقل {step}: الآن {place}' },
  reordered: { en: 'Reordered the steps after {step}', ar: 'تغيّر ترتيب الخطوات التي بعد {step}' },
  renamed: { en: 'Renamed {before} to {after}', ar: 'تغيّر الاسم من {before} إلى {after}' },
  partChanged: {
    en: '{step}, {part}: was {before}, now {after}',
    ar: '{step}، {part}: من {before} إلى {after}',
  },
  partAdded: { en: '{step}, {part}: now {after}', ar: '{step}، {part}: الآن {after}' },
  partRemoved: { en: '{step}, {part}: was {before}, now removed', ar: '{step}، {part}: إزالة {before}' },
  rewritten: { en: '{step}, {part}: changed', ar: '{step}، {part}: تعديل' },
  itemAdded: { en: 'Added {item} ({kind})', ar: 'إضافة {item} ({kind})' },
  itemRemoved: { en: 'No longer uses {item} ({kind})', ar: 'لم يعد {item} ({kind}) مستخدمًا' },
  moduleAdded: {
    en: 'Added the recurring module {module}: {rule}',
    ar: 'إضافة الوحدة المتكررة {module}: {rule}',
  },
  moduleRemoved: { en: 'Removed the recurring module {module}', ar: 'حذف الوحدة المتكررة {module}' },
  protocolRenamed: {
    en: 'Renamed the protocol from {before} to {after}',
    ar: 'تغيّر اسم البروتوكول من {before} إلى {after}',
  },
  protocolRewritten: {
    en: 'Changed the protocol description',
    ar: 'تعديل وصف البروتوكول',
  },
});
