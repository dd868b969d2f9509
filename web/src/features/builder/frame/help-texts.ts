import { defineTexts } from '../../../i18n/define-texts.ts';

export const helpTexts = defineTexts({
  title: { en: 'How the builder works', ar: 'كيف يعمل المحرّر' },
  close: { en: 'Close help', ar: 'إغلاق المساعدة' },
  idea: {
    en: 'A protocol is a tree of steps. Everyone starts at the first one. When a step ends, the steps below it are checked in order, and the first whose condition is met comes next. A Finish step ends the protocol well. A Fail step ends it early.',
    ar: 'البروتوكول شجرة من الخطوات، والبداية من أولها. عند انتهاء خطوة تُفحص الخطوات التي تحتها بالترتيب، وتبدأ أول خطوة يتحقق شرطها. خطوة «نهاية» تختم البروتوكول بنجاح، وخطوة «إخفاق» تنهيه مبكرًا.',
  },
  saving: {
    en: 'Your edits are saved automatically, and you can undo them. Without a connection they stay on this device and are sent later.',
    ar: 'تُحفظ تعديلاتك تلقائيًا ويمكن التراجع عنها. وعند انقطاع الاتصال تبقى على هذا الجهاز وتُرسل لاحقًا.',
  },
  keys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  onCanvas: { en: 'On the canvas', ar: 'على اللوحة' },
  inList: { en: 'In the list', ar: 'في القائمة' },
  everywhere: { en: 'In both', ar: 'في كلتيهما' },
  walk: {
    en: 'Go to the step above, the first below or those beside it',
    ar: 'الانتقال إلى الخطوة أعلاه أو أول خطوة أدناه أو المجاورة',
  },
  reorder: {
    en: 'Move the step sideways, or along its branch',
    ar: 'نقل الخطوة إلى الجانب أو على امتداد فرعها',
  },
  zoom: { en: 'Zoom in, zoom out, show all', ar: 'تكبير، تصغير، عرض الكل' },
  rows: { en: 'Previous or next row, collapse or expand', ar: 'الصف السابق أو التالي، طيّ أو فتح' },
  shift: { en: 'Move the step up, down, in or out', ar: 'نقل الخطوة لأعلى أو أسفل أو للداخل أو الخارج' },
  edit: { en: 'Edit the step', ar: 'تعديل الخطوة' },
  add: { en: 'Add a step after it', ar: 'إضافة خطوة بعدها' },
  addWay: { en: 'Add another branch after it', ar: 'إضافة فرع آخر بعدها' },
  remove: { en: 'Delete it (first shows what else is deleted)', ar: 'حذفها (مع عرض ما سيُحذف معها أولًا)' },
  fold: { en: 'Collapse or expand what’s below', ar: 'طيّ ما تحتها أو فتحه' },
  copy: {
    en: 'Copy, cut or paste a branch, even into another protocol',
    ar: 'نسخ فرع أو قصّه أو لصقه، حتى في بروتوكول آخر',
  },
  duplicate: { en: 'Duplicate the branch', ar: 'تكرار الفرع' },
  undo: { en: 'Undo, redo', ar: 'تراجع، إعادة' },
  find: { en: 'Find a step', ar: 'البحث عن خطوة' },
  leave: { en: 'Close, or deselect the step', ar: 'إغلاق، أو إلغاء تحديد الخطوة' },
  help: { en: 'Open this help', ar: 'فتح هذه المساعدة' },
});
