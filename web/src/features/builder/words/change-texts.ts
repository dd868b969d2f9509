import { defineTexts } from '../../../i18n/define-texts.ts';

/** What is different between two states of a protocol. `{step}`, `{item}` and `{module}` come in quotation marks. */
export const changeTexts = defineTexts({
  stepAdded: { en: 'Added {step} ({type}) {place}', ar: 'أُضيفت {step} ({type}) {place}' },
  stepRemoved: { en: 'Removed {step} ({type})', ar: 'حُذفت {step} ({type})' },
  stepMoved: { en: 'Moved {step}: now {place}', ar: 'نُقلت {step}: صارت {place}' },
  reordered: { en: 'The steps after {step} are in another order', ar: 'تغيّر ترتيب الخطوات التي بعد {step}' },
  renamed: { en: 'Renamed {before} to {after}', ar: 'تغيّر الاسم من {before} إلى {after}' },
  partChanged: {
    en: '{step}, {part}: was {before}, is {after}',
    ar: '{step}، {part}: كان {before} وصار {after}',
  },
  partAdded: { en: '{step}, {part}: is {after}', ar: '{step}، {part}: صار {after}' },
  partRemoved: { en: '{step}, {part}: was {before}, taken away', ar: '{step}، {part}: أُزيل {before}' },
  rewritten: { en: '{step}, {part}: rewritten', ar: '{step}، {part}: أُعيدت كتابته' },
  itemAdded: { en: 'Brought in {item} ({kind})', ar: 'أُدخل {item} ({kind})' },
  itemRemoved: { en: 'No longer uses {item} ({kind})', ar: 'لم يعد يستخدم {item} ({kind})' },
  moduleAdded: {
    en: 'Added the recurring module {module}: {rule}',
    ar: 'أُضيفت الوحدة المتكررة {module}: {rule}',
  },
  moduleRemoved: { en: 'Removed the recurring module {module}', ar: 'حُذفت الوحدة المتكررة {module}' },
  protocolRenamed: {
    en: 'The protocol was called {before} and is now {after}',
    ar: 'كان اسم البروتوكول {before} وصار {after}',
  },
  protocolRewritten: {
    en: 'The description of the protocol was rewritten',
    ar: 'أُعيدت كتابة وصف البروتوكول',
  },
});
