import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const partTexts = defineTexts({
  title: { en: 'Protocols in order', ar: 'البروتوكولات بالترتيب' },
  lead: {
    en: 'People go through them one after another. Each is drawn in its own editor.',
    ar: 'يمر بها الناس واحدًا بعد آخر. ولكل منها محرره الخاص.',
  },
  none: {
    en: 'No protocol yet. A program needs at least one before it can be published.',
    ar: 'لا بروتوكول بعد. يحتاج البرنامج إلى واحد على الأقل قبل نشره.',
  },
  add: { en: 'Add a protocol', ar: 'أضف بروتوكولًا' },
  build: { en: 'Draw a new one', ar: 'ارسم بروتوكولًا جديدًا' },
  onlyOwner: {
    en: 'Only the program’s owner adds and removes protocols.',
    ar: 'وحده صاحب البرنامج يضيف البروتوكولات ويزيلها.',
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
  onFail: { en: 'If somebody fails in {name}', ar: 'إذا أخفق أحد في {name}' },
  whenFailed: { en: 'If somebody fails here', ar: 'إذا أخفق أحد هنا' },
  stop: { en: 'the program ends for them', ar: 'ينتهي البرنامج له' },
  goOn: { en: 'they go on with the next', ar: 'ينتقل إلى التالي' },
  drag: { en: 'Drag {name} to another place', ar: 'اسحب {name} إلى مكان آخر' },
  up: { en: 'Move {name} up', ar: 'انقل {name} إلى الأعلى' },
  down: { en: 'Move {name} down', ar: 'انقل {name} إلى الأسفل' },
  remove: { en: 'Take {name} out', ar: 'أخرج {name}' },
  movedTo: { en: '{name} is now number {n}', ar: '{name} الآن في الموضع {n}' },
  choose: { en: 'Which protocol?', ar: 'أي بروتوكول؟' },
  search: { en: 'Search by name', ar: 'ابحث بالاسم' },
  clearSearch: { en: 'Clear the search', ar: 'امسح البحث' },
  nothing: {
    en: 'No other protocol of yours fits. You can add those that you own or may publish.',
    ar: 'لا بروتوكول آخر لديك يناسب. يمكنك إضافة ما تملكه أو يحق لك نشره.',
  },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  close: { en: 'Close', ar: 'إغلاق' },
  addNamed: { en: 'Add {name}', ar: 'أضف {name}' },
});
