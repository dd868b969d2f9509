import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const planTexts = defineTexts({
  plan: { en: 'About this protocol', ar: 'عن هذا البروتوكول' },
  close: { en: 'Close', ar: 'إغلاق' },
  name: { en: 'Name', ar: 'الاسم' },
  nameNeeded: { en: 'Enter a name for this protocol.', ar: 'يُرجى إدخال اسم للبروتوكول.' },
  description: { en: 'What is it for, and for whom?', ar: 'ما الغرض منه، ولمن؟' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  noDescription: { en: 'No description yet.', ar: 'لا يوجد وصف بعد.' },
  steps: plural({
    en: { one: '{n} step', other: '{n} steps' },
    ar: {
      zero: 'لا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
  }),
  modules: plural({
    en: { one: '{n} recurring module', other: '{n} recurring modules' },
    ar: {
      zero: 'لا وحدات متكررة',
      one: 'وحدة متكررة واحدة',
      two: 'وحدتان متكررتان',
      few: '{n} وحدات متكررة',
      many: '{n} وحدة متكررة',
      other: '{n} وحدة متكررة',
    },
  }),
  missing: { en: 'Problems', ar: 'المشكلات' },
  notYet: {
    en: 'Once you add a step, we’ll list any problems here.',
    ar: 'بعد إضافة خطوة، تظهر هنا أي مشكلات.',
  },
  nothing: { en: 'No problems found.', ar: 'لا توجد مشكلات.' },
  stops: plural({
    en: {
      one: 'Fix {n} problem before you publish.',
      other: 'Fix {n} problems before you publish.',
    },
    ar: {
      zero: 'لا شيء يمنع النشر.',
      one: 'يجب حل مشكلة واحدة قبل النشر.',
      two: 'يجب حل مشكلتين قبل النشر.',
      few: 'يجب حل {n} مشكلات قبل النشر.',
      many: 'يجب حل {n} مشكلة قبل النشر.',
      other: 'يجب حل {n} مشكلة قبل النشر.',
    },
  }),
  onlyWarnings: {
    en: 'You can publish. Review these warnings first.',
    ar: 'يمكن النشر، وتُستحسن مراجعة هذه التحذيرات أولًا.',
  },
  showStep: { en: 'Show step', ar: 'عرض الخطوة' },
  allProblems: { en: 'All problems and safety rules', ar: 'كل المشكلات وقواعد السلامة' },
  selectHint: {
    en: 'Select a step to edit it.',
    ar: 'لتعديل خطوة، يكفي اختيارها.',
  },
});
