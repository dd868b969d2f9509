import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { protocolPanelTexts } from './protocol-panel-texts.ts';

export default {
  plan: 'عن هذا البروتوكول',
  close: 'إغلاق',
  name: 'الاسم',
  nameNeeded: 'يُرجى إدخال اسم للبروتوكول.',
  description: 'ما الغرض منه، ولمن؟',
  optional: '(اختياري)',
  noDescription: 'لا يوجد وصف بعد.',
  steps: plural({
    zero: 'لا خطوات',
    one: 'خطوة واحدة',
    two: 'خطوتان',
    few: '{n} خطوات',
    many: '{n} خطوة',
    other: '{n} خطوة',
  }),
  modules: plural({
    zero: 'لا وحدات متكررة',
    one: 'وحدة متكررة واحدة',
    two: 'وحدتان متكررتان',
    few: '{n} وحدات متكررة',
    many: '{n} وحدة متكررة',
    other: '{n} وحدة متكررة',
  }),
  missing: 'المشكلات',
  notYet: 'بعد إضافة خطوة، تظهر هنا أي مشكلات.',
  nothing: 'لا توجد مشكلات.',
  stops: plural({
    zero: 'لا شيء يمنع النشر.',
    one: 'يجب حل مشكلة واحدة قبل النشر.',
    two: 'يجب حل مشكلتين قبل النشر.',
    few: 'يجب حل {n} مشكلات قبل النشر.',
    many: 'يجب حل {n} مشكلة قبل النشر.',
    other: 'يجب حل {n} مشكلة قبل النشر.',
  }),
  onlyWarnings: 'يمكن النشر، وتُستحسن مراجعة هذه التحذيرات أولًا.',
  showStep: 'عرض الخطوة',
  allProblems: 'كل المشكلات وقواعد السلامة',
} satisfies Translation<typeof protocolPanelTexts>;
