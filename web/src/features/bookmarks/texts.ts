import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Bookmarks', ar: 'المحفوظات' },
  lead: {
    en: 'Everything you saved for later. Only you can see it.',
    ar: 'كل ما حفظته لوقت لاحق. لا يراه سواك.',
  },
  kinds: { en: 'Type of bookmark', ar: 'نوع المحفوظات' },
  programs: { en: 'Programs ({count})', ar: 'البرامج ({count})' },
  creators: { en: 'Creators ({count})', ar: 'الخبراء ({count})' },
  discussions: { en: 'Discussions ({count})', ar: 'النقاشات ({count})' },
  emptyProgram: { en: 'No saved programs yet', ar: 'لا توجد برامج محفوظة بعد' },
  emptyCreator: { en: 'No saved creators yet', ar: 'لا يوجد خبراء محفوظون بعد' },
  emptyDiscussion: { en: 'No saved discussions yet', ar: 'لا توجد نقاشات محفوظة بعد' },
  emptyHelp: {
    en: 'Choose “Bookmark” on any page to find it here later.',
    ar: 'اضغط «احفظ» في أي صفحة، وستنتظرك هنا.',
  },
  findPrograms: { en: 'Find programs', ar: 'البحث عن برامج' },
  findCreators: { en: 'Find creators', ar: 'البحث عن خبراء' },
  findDiscussions: { en: 'Read discussions', ar: 'قراءة النقاشات' },
  gone: {
    en: 'Some of your bookmarks are no longer public, so they aren’t shown.',
    ar: 'بعض محفوظاتك لم يعد متاحًا للعموم، ولذلك لا يظهر.',
  },
  answers: plural({
    en: { one: '{n} answer', other: '{n} answers' },
    ar: {
      zero: 'لا توجد إجابات بعد',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '{n} إجابات',
      many: '{n} إجابة',
      other: '{n} إجابة',
    },
  }),
  older: { en: 'Saved earlier', ar: 'المحفوظ قبل ذلك' },
  newer: { en: 'Saved later', ar: 'المحفوظ بعد ذلك' },
});
