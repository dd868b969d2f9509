import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Bookmarks', ar: 'المحفوظات' },
  lead: {
    en: 'What you have kept for later. Only you see it.',
    ar: 'ما حفظته لوقت لاحق. لا يراه سواك.',
  },
  kinds: { en: 'What was kept', ar: 'ما حُفظ' },
  programs: { en: 'Programs ({count})', ar: 'البرامج ({count})' },
  creators: { en: 'Creators ({count})', ar: 'الخبراء ({count})' },
  discussions: { en: 'Discussions ({count})', ar: 'النقاشات ({count})' },
  emptyProgram: { en: 'No programs kept yet', ar: 'لم تحفظ برامج بعد' },
  emptyCreator: { en: 'No creators kept yet', ar: 'لم تحفظ خبراء بعد' },
  emptyDiscussion: { en: 'No discussions kept yet', ar: 'لم تحفظ نقاشات بعد' },
  emptyHelp: {
    en: 'Press “Bookmark” on a page, and it waits for you here.',
    ar: 'اضغط «احفظ» في أي صفحة، وستنتظرك هنا.',
  },
  findPrograms: { en: 'Find programs', ar: 'ابحث عن برامج' },
  findCreators: { en: 'Find creators', ar: 'ابحث عن خبراء' },
  findDiscussions: { en: 'Read discussions', ar: 'اقرأ النقاشات' },
  gone: {
    en: 'Some of what you kept is no longer public, and is left out.',
    ar: 'بعض ما حفظته لم يعد متاحًا، ولذلك لا يظهر.',
  },
  answers: plural({
    en: { one: '{n} answer', other: '{n} answers' },
    ar: {
      zero: 'لا إجابات ({n})',
      one: 'إجابة واحدة ({n})',
      two: 'إجابتان ({n})',
      few: '{n} إجابات',
      many: '{n} إجابة',
      other: '{n} إجابة',
    },
  }),
  older: { en: 'Kept earlier', ar: 'ما حُفظ قبل ذلك' },
  newer: { en: 'Kept later', ar: 'ما حُفظ بعد ذلك' },
});
