import { defineTexts } from '../../../i18n/define-texts.ts';

export const helpTexts = defineTexts({
  title: { en: 'How the builder works', ar: 'كيف يعمل المحرّر' },
  close: { en: 'Close the help', ar: 'إغلاق المساعدة' },
  idea: {
    en: 'A protocol is a tree of steps. A person begins at the first step. When a step ends, the steps below it are asked in order, and the first whose condition holds comes next. A finish ends it well, a fail ends it early.',
    ar: 'البروتوكول شجرة من الخطوات. يبدأ الشخص من الخطوة الأولى، وحين تنتهي خطوة تُسأل الخطوات التي تحتها بالترتيب، فتأتي أول خطوة يتحقق شرطها. «نهاية» تختم المسار بنجاح، و«إخفاق» يختمه مبكرًا.',
  },
  saving: {
    en: 'Everything you do is saved by itself and can be undone. Without a connection your edits stay on this device and go up later.',
    ar: 'كل ما تفعله يُحفظ تلقائيًا ويمكن التراجع عنه. ومن دون اتصال تبقى تعديلاتك على هذا الجهاز وتُرسل لاحقًا.',
  },
  keys: { en: 'Keys', ar: 'المفاتيح' },
  onCanvas: { en: 'On the canvas', ar: 'على اللوحة' },
  inList: { en: 'In the list', ar: 'في القائمة' },
  everywhere: { en: 'In both', ar: 'في كلتيهما' },
  walk: {
    en: 'Walk the tree: parent, first child, neighbours',
    ar: 'التنقل في الشجرة: الأصل، أول فرع، الجوار',
  },
  reorder: {
    en: 'Move the step among its neighbours, or along its line',
    ar: 'نقل الخطوة بين جاراتها أو على امتداد خطها',
  },
  zoom: { en: 'Zoom in, zoom out, show all', ar: 'تكبير، تصغير، عرض الكل' },
  rows: { en: 'Row up or down; fold and unfold', ar: 'صف أعلى أو أسفل؛ طيّ وفتح' },
  shift: { en: 'Move the step up, down, in or out', ar: 'نقل الخطوة لأعلى أو أسفل أو للداخل أو الخارج' },
  edit: { en: 'Edit the step', ar: 'تعديل الخطوة' },
  add: { en: 'Add a step after it', ar: 'إضافة خطوة بعدها' },
  addWay: { en: 'Add another way after it', ar: 'إضافة طريق آخر بعدها' },
  remove: { en: 'Delete it (shows first what goes along)', ar: 'حذفها (مع عرض ما سيُحذف معها أولًا)' },
  fold: { en: 'Fold or unfold what is below', ar: 'طيّ ما تحتها أو فتحه' },
  copy: {
    en: 'Copy, cut, paste a branch, also to another protocol',
    ar: 'نسخ فرع أو قصّه أو لصقه، حتى في بروتوكول آخر',
  },
  duplicate: { en: 'Duplicate the branch', ar: 'تكرار الفرع' },
  undo: { en: 'Undo, redo', ar: 'تراجع، إعادة' },
  find: { en: 'Find a step', ar: 'البحث عن خطوة' },
  leave: { en: 'Close, or let go of the step', ar: 'إغلاق، أو ترك الخطوة' },
  help: { en: 'This help', ar: 'هذه المساعدة' },
});
