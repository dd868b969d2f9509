import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { modulePageTexts } from './module-page-texts.ts';

export default {
  title: 'الوحدات المتكررة',
  lead: 'ما يتكرر إلى جانب الخطوات، يوميًا أو أسبوعيًا.',
  add: 'إضافة وحدة متكررة',
  empty: 'لا وحدات متكررة بعد',
  emptyHelp: 'تناسب كل ما يتكرر، مثل توجيه كل صباح أو قراءة كل أسبوع.',
  next: 'لمن يبدأ اليوم، أول مرة: {when}',
  back: 'العودة إلى القائمة',
  addIt: 'إضافة الوحدة',
  chooseFirst: 'يُرجى اختيار ما يتكرر.',
  added: 'تمت إضافة الوحدة',
  delete: 'حذف الوحدة',
  deleted: 'تم حذف الوحدة. زر التراجع يعيدها.',
  gone: 'لم تعد هذه الوحدة موجودة',
  goneHelp: 'حُذفت هذه الوحدة. إن كان ذلك منك قبل قليل فزر التراجع يعيدها.',
  inWords: 'الملخص',
} satisfies Translation<typeof modulePageTexts>;
