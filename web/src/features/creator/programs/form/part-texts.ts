import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const partTexts = defineTexts({
  title: { en: 'Protocols in order', ar: 'البروتوكولات بالترتيب' },
  lead: {
    en: 'People follow them one after another. Each has its own editor.',
    ar: 'يتابعها الناس واحدًا بعد آخر، ولكل منها محرره الخاص.',
  },
  none: {
    en: 'No protocols yet. Add at least one before you publish.',
    ar: 'لا توجد بروتوكولات بعد. يلزم واحد على الأقل قبل النشر.',
  },
  add: { en: 'Add a protocol', ar: 'إضافة بروتوكول' },
  build: { en: 'Draw a new one', ar: 'رسم بروتوكول جديد' },
  onlyOwner: {
    en: 'Only the program’s owner can add and remove protocols.',
    ar: 'إضافة البروتوكولات وإزالتها متاحة لصاحب البرنامج فقط.',
  },
  steps: plural({
    en: { one: '{n} step', other: '{n} steps' },
    ar: {
      zero: 'بلا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
  }),
  onFail: { en: 'If a follower fails {name}', ar: 'عند الإخفاق في {name}' },
  whenFailed: { en: 'If a follower fails here', ar: 'عند الإخفاق هنا' },
  stop: { en: 'the program ends for them', ar: 'ينتهي البرنامج' },
  goOn: { en: 'they continue with the next one', ar: 'الانتقال إلى التالي' },
  drag: { en: 'Drag to move {name}', ar: 'سحب {name} إلى مكان آخر' },
  up: { en: 'Move {name} up', ar: 'نقل {name} إلى أعلى' },
  down: { en: 'Move {name} down', ar: 'نقل {name} إلى أسفل' },
  remove: { en: 'Remove {name}', ar: 'إزالة {name}' },
  movedTo: { en: '{name} is now number {n}', ar: '{name} الآن رقم {n}' },
  choose: { en: 'Choose a protocol', ar: 'اختيار بروتوكول' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  clearSearch: { en: 'Clear search', ar: 'مسح البحث' },
  nothing: {
    en: 'No other protocols found. You can add those you own or may publish.',
    ar: 'لم يُعثر على بروتوكولات أخرى. يمكن إضافة ما تملكه أو يحق لك نشره.',
  },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  close: { en: 'Close', ar: 'إغلاق' },
  addNamed: { en: 'Add {name}', ar: 'إضافة {name}' },
});
