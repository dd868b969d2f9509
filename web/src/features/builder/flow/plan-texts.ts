import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const planTexts = defineTexts({
  plan: { en: 'About this protocol', ar: 'عن هذا البروتوكول' },
  close: { en: 'Close', ar: 'إغلاق' },
  name: { en: 'Name', ar: 'الاسم' },
  nameNeeded: { en: 'A protocol needs a name.', ar: 'يحتاج البروتوكول إلى اسم.' },
  description: { en: 'What it is for, and for whom', ar: 'ما الغرض منه ولمن' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  noDescription: { en: 'No description yet.', ar: 'لا وصف بعد.' },
  steps: plural({
    en: { one: '{n} step', other: '{n} steps' },
    ar: {
      zero: 'لا خطوات',
      one: 'خطوة واحدة ({n})',
      two: 'خطوتان ({n})',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
  }),
  modules: plural({
    en: { one: '{n} recurring module', other: '{n} recurring modules' },
    ar: {
      zero: 'لا وحدات متكررة',
      one: 'وحدة متكررة واحدة ({n})',
      two: 'وحدتان متكررتان ({n})',
      few: '{n} وحدات متكررة',
      many: '{n} وحدة متكررة',
      other: '{n} وحدة متكررة',
    },
  }),
  missing: { en: 'What is missing', ar: 'ما الذي ينقص' },
  notYet: {
    en: 'Whatever is still missing will stand here once there is a first step.',
    ar: 'ما ينقص سيظهر هنا حين توجد خطوة أولى.',
  },
  nothing: { en: 'Nothing is missing. This protocol is sound.', ar: 'لا شيء ينقص. هذا البروتوكول سليم.' },
  stops: plural({
    en: {
      one: '{n} thing has to be settled before it can be published.',
      other: '{n} things have to be settled before it can be published.',
    },
    ar: {
      zero: 'لا شيء يمنع النشر ({n}).',
      one: 'يجب تسوية أمر واحد ({n}) قبل النشر.',
      two: 'يجب تسوية أمرين ({n}) قبل النشر.',
      few: 'يجب تسوية {n} أمور قبل النشر.',
      many: 'يجب تسوية {n} أمرًا قبل النشر.',
      other: 'يجب تسوية {n} أمر قبل النشر.',
    },
  }),
  onlyWarnings: { en: 'It can be published; these are worth a look.', ar: 'يمكن نشره، وهذه تستحق نظرة.' },
  showStep: { en: 'Show the step', ar: 'عرض الخطوة' },
  allProblems: { en: 'All problems and safety rules', ar: 'كل المشكلات وقواعد السلامة' },
  selectHint: {
    en: 'Select a step to edit it.',
    ar: 'اختر خطوة لتعديلها.',
  },
});
