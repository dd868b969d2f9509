import { defineTexts } from '../../../i18n/define-texts.ts';

export const bandTexts = defineTexts({
  scale: { en: 'Scores from {min} to {max}', ar: 'الدرجات من {min} إلى {max}' },
  title: { en: 'Bands of results', ar: 'فئات النتائج' },
  lead: {
    en: 'What a score means. The flow can branch by band.',
    ar: 'ماذا تعني الدرجة. يمكن للمسار أن يتفرع بحسب الفئة.',
  },
  none: {
    en: 'No bands yet. Without them there is only the number.',
    ar: 'لا فئات بعد. من دونها يبقى الرقم وحده.',
  },
  add: { en: 'Add a band', ar: 'أضف فئة' },
  name: { en: 'Name of the band', ar: 'اسم الفئة' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  remove: { en: 'Remove {name}', ar: 'احذف {name}' },
  removeUnnamed: { en: 'Remove this band', ar: 'احذف هذه الفئة' },
  reachable: {
    en: 'With these questions a score from {min} to {max} can be reached.',
    ar: 'بهذه الأسئلة يمكن بلوغ درجة من {min} إلى {max}.',
  },
  nothingScored: {
    en: 'None of the questions gives points yet, so there is no score.',
    ar: 'لا يعطي أي سؤال نقاطًا بعد، فلا توجد درجة.',
  },
  gap: { en: 'No band holds {from} to {to}.', ar: 'لا فئة تضم {from} إلى {to}.' },
  gapOne: { en: 'No band holds {from}.', ar: 'لا فئة تضم {from}.' },
  overlap: {
    en: '{from} to {to} lies in several bands ({names}); the first counts.',
    ar: 'تقع {from} إلى {to} في عدة فئات ({names})؛ وتُحتسب الأولى.',
  },
  overlapOne: {
    en: '{from} lies in several bands ({names}); the first counts.',
    ar: 'تقع {from} في عدة فئات ({names})؛ وتُحتسب الأولى.',
  },
  unreachable: { en: 'No score reaches {name}.', ar: 'لا درجة تبلغ {name}.' },
  turned: { en: 'In {name} the end lies before the beginning.', ar: 'في {name} تقع النهاية قبل البداية.' },
  fine: { en: 'Every score has its band.', ar: 'لكل درجة فئتها.' },
});
