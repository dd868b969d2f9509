import { defineTexts } from '../../../i18n/define-texts.ts';

export const bandTexts = defineTexts({
  scale: { en: 'Scores from {min} to {max}', ar: 'الدرجات من {min} إلى {max}' },
  title: { en: 'Result bands', ar: 'فئات النتائج' },
  lead: {
    en: 'What each score means. The flow can branch on the band.',
    ar: 'ما تعنيه كل درجة. يمكن أن يتفرع المسار بحسب الفئة.',
  },
  none: {
    en: 'No bands yet. Without them, a score is just a number.',
    ar: 'لا فئات بعد. من دونها تبقى الدرجة مجرد رقم.',
  },
  add: { en: 'Add a band', ar: 'إضافة فئة' },
  name: { en: 'Band name', ar: 'اسم الفئة' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  remove: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeUnnamed: { en: 'Remove this band', ar: 'إزالة هذه الفئة' },
  reachable: {
    en: 'These questions give scores from {min} to {max}.',
    ar: 'تعطي هذه الأسئلة درجات من {min} إلى {max}.',
  },
  nothingScored: {
    en: 'No question gives points yet, so there’s no score.',
    ar: 'لا يعطي أي سؤال نقاطًا بعد، فلا توجد درجة.',
  },
  gap: { en: 'No band covers {from} to {to}.', ar: 'لا فئة تشمل {from} إلى {to}.' },
  gapOne: { en: 'No band covers {from}.', ar: 'لا فئة تشمل {from}.' },
  overlap: {
    en: '{from} to {to} is in several bands ({names}). The first one counts.',
    ar: 'تقع {from} إلى {to} في عدة فئات ({names})، وتُحتسب الأولى.',
  },
  overlapOne: {
    en: '{from} is in several bands ({names}). The first one counts.',
    ar: 'تقع {from} في عدة فئات ({names})، وتُحتسب الأولى.',
  },
  unreachable: { en: 'No score can reach {name}.', ar: 'لا يمكن لأي درجة بلوغ {name}.' },
  turned: { en: 'In {name}, “To” is lower than “From”.', ar: 'في {name} قيمة «إلى» أصغر من «من».' },
  fine: { en: 'Every score has a band.', ar: 'لكل درجة فئة.' },
});
