import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const sumTexts = defineTexts({
  title: { en: 'What would have been different', ar: 'ما الذي كان سيختلف' },
  earlier: plural({
    en: {
      one: '{n} of {all} people would have reached you earlier, by {span}.',
      other: '{n} of {all} people would have reached you earlier, by {span} at the median.',
    },
    ar: {
      zero: 'لم يكن أحد سيصل إليك أبكر.',
      one: 'شخص واحد من {all} كان سيصل إليك أبكر بمقدار {span}.',
      two: 'شخصان من {all} كانا سيصلان إليك أبكر، بمقدار {span} في الوسط.',
      few: '{n} أشخاص من {all} كانوا سيصلون إليك أبكر، بمقدار {span} في الوسط.',
      many: '{n} شخصًا من {all} كانوا سيصلون إليك أبكر، بمقدار {span} في الوسط.',
      other: '{n} شخص من {all} كانوا سيصلون إليك أبكر، بمقدار {span} في الوسط.',
    },
  }),
  later: plural({
    en: {
      one: '{n} of {all} people would have reached you later, by {span}.',
      other: '{n} of {all} people would have reached you later, by {span} at the median.',
    },
    ar: {
      zero: 'لم يكن أحد سيصل إليك متأخرًا.',
      one: 'شخص واحد من {all} كان سيصل إليك متأخرًا بمقدار {span}.',
      two: 'شخصان من {all} كانا سيصلان إليك متأخرَين، بمقدار {span} في الوسط.',
      few: '{n} أشخاص من {all} كانوا سيصلون إليك متأخرين، بمقدار {span} في الوسط.',
      many: '{n} شخصًا من {all} كانوا سيصلون إليك متأخرين، بمقدار {span} في الوسط.',
      other: '{n} شخص من {all} كانوا سيصلون إليك متأخرين، بمقدار {span} في الوسط.',
    },
  }),
  new: plural({
    en: {
      one: '{n} person would have reached you with something that did not reach you.',
      other: '{n} people would have reached you with something that did not reach you.',
    },
    ar: {
      zero: 'لا جديد كان سيصل إليك.',
      one: 'شخص واحد كان سيصل إليك بأمر لم يصلك.',
      two: 'شخصان كانا سيصلان إليك بأمر لم يصلك.',
      few: '{n} أشخاص كانوا سيصلون إليك بأمر لم يصلك.',
      many: '{n} شخصًا كانوا سيصلون إليك بأمر لم يصلك.',
      other: '{n} شخص كانوا سيصلون إليك بأمر لم يصلك.',
    },
  }),
  gone: plural({
    en: {
      one: '{n} person would not have reached you with something that did.',
      other: '{n} people would not have reached you with something that did.',
    },
    ar: {
      zero: 'لم يكن شيء مما وصلك سيغيب.',
      one: 'شخص واحد لم يكن ليصل إليك بأمر وصلك فعلًا.',
      two: 'شخصان لم يكونا ليصلا إليك بأمر وصلك فعلًا.',
      few: '{n} أشخاص لم يكونوا ليصلوا إليك بأمر وصلك فعلًا.',
      many: '{n} شخصًا لم يكونوا ليصلوا إليك بأمر وصلك فعلًا.',
      other: '{n} شخص لم يكونوا ليصلوا إليك بأمر وصلك فعلًا.',
    },
  }),
  sameReach: {
    en: 'Everybody would have reached you exactly when they did.',
    ar: 'كان الجميع سيصلون إليك في الوقت نفسه تمامًا.',
  },
  fewer: plural({
    en: { one: '{n} prompt fewer', other: '{n} prompts fewer' },
    ar: {
      zero: 'لا تنبيهات أقل',
      one: 'تنبيه واحد أقل',
      two: 'تنبيهان أقل',
      few: '{n} تنبيهات أقل',
      many: '{n} تنبيهًا أقل',
      other: '{n} تنبيه أقل',
    },
  }),
  more: plural({
    en: { one: '{n} prompt more', other: '{n} prompts more' },
    ar: {
      zero: 'لا تنبيهات أكثر',
      one: 'تنبيه واحد أكثر',
      two: 'تنبيهان أكثر',
      few: '{n} تنبيهات أكثر',
      many: '{n} تنبيهًا أكثر',
      other: '{n} تنبيه أكثر',
    },
  }),
  fromTo: { en: '{words}: {after} in place of {before}.', ar: '{words}: {after} بدلًا من {before}.' },
  samePrompts: {
    en: 'As many prompts as there were: {before}.',
    ar: 'عدد التنبيهات نفسه: {before}.',
  },
  ends: {
    en: '{after} would have finished by now, {before} did.',
    ar: 'كان {after} سيكملون البرنامج حتى الآن، وأكمله {before}.',
  },
  nothing: { en: 'Nothing would have been different', ar: 'لم يكن شيء ليختلف' },
  nothingHelp: plural({
    en: {
      one: 'For the one person on the way the same things would have happened at the same moments.',
      other: 'For all {n} people on the way the same things would have happened at the same moments.',
    },
    ar: {
      zero: 'لم يكن أحد على الطريق في هذه الأيام.',
      one: 'كان الشخص الوحيد على الطريق سيعيش الأحداث نفسها في أوقاتها نفسها.',
      two: 'كان الشخصان سيعيشان الأحداث نفسها في أوقاتها نفسها.',
      few: 'كان الأشخاص الـ{n} سيعيشون الأحداث نفسها في أوقاتها نفسها.',
      many: 'كان {n} شخصًا سيعيشون الأحداث نفسها في أوقاتها نفسها.',
      other: 'كان {n} شخص سيعيشون الأحداث نفسها في أوقاتها نفسها.',
    },
  }),
  nobody: { en: 'Nobody was on the way in these days', ar: 'لم يكن أحد على الطريق في هذه الأيام' },
  nobodyHelp: {
    en: 'Choose a longer time, or another program.',
    ar: 'اختر مدة أطول أو برنامجًا آخر.',
  },
  caution: { en: 'Read it with care', ar: 'اقرأه بحذر' },
  unknown: plural({
    en: {
      one: 'It asks one person something they were not asked. Nobody knows how they would have answered, so it counts as not answered.',
      other:
        'It asks {n} people something they were not asked. Nobody knows how they would have answered, so it counts as not answered.',
    },
    ar: {
      zero: 'لا يُسأل أحد عما لم يُسأل عنه.',
      one: 'يُسأل شخص واحد عما لم يُسأل عنه. لا أحد يعلم كيف كان سيجيب، فيُعدّ بلا إجابة.',
      two: 'يُسأل شخصان عما لم يُسألا عنه. لا أحد يعلم كيف كانا سيجيبان، فيُعدّ بلا إجابة.',
      few: 'يُسأل {n} أشخاص عما لم يُسألوا عنه. لا أحد يعلم كيف كانوا سيجيبون، فيُعدّ بلا إجابة.',
      many: 'يُسأل {n} شخصًا عما لم يُسألوا عنه. لا أحد يعلم كيف كانوا سيجيبون، فيُعدّ بلا إجابة.',
      other: 'يُسأل {n} شخص عما لم يُسألوا عنه. لا أحد يعلم كيف كانوا سيجيبون، فيُعدّ بلا إجابة.',
    },
  }),
  shifted: plural({
    en: {
      one: 'One person would have been asked at another time. They are taken to answer as they did, as soon after being asked.',
      other:
        '{n} people would have been asked at another time. They are taken to answer as they did, as soon after being asked.',
    },
    ar: {
      zero: 'لم يُسأل أحد في وقت آخر.',
      one: 'كان شخص واحد سيُسأل في وقت آخر. نعدّه مجيبًا كما أجاب، وبالسرعة نفسها بعد السؤال.',
      two: 'كان شخصان سيُسألان في وقت آخر. نعدّهما مجيبَين كما أجابا، وبالسرعة نفسها بعد السؤال.',
      few: 'كان {n} أشخاص سيُسألون في وقت آخر. نعدّهم مجيبين كما أجابوا، وبالسرعة نفسها بعد السؤال.',
      many: 'كان {n} شخصًا سيُسألون في وقت آخر. نعدّهم مجيبين كما أجابوا، وبالسرعة نفسها بعد السؤال.',
      other: 'كان {n} شخص سيُسألون في وقت آخر. نعدّهم مجيبين كما أجابوا، وبالسرعة نفسها بعد السؤال.',
    },
  }),
  anew: plural({
    en: {
      one: 'One person stood at a place that it does not have as it was; for them it was lived from their first day.',
      other:
        '{n} people stood at a place that it does not have as it was; for them it was lived from their first day.',
    },
    ar: {
      zero: 'لا أحد احتاج إلى البدء من أول يوم.',
      one: 'كان شخص واحد في موضع لم يعد كما كان؛ عُدّ له من يومه الأول.',
      two: 'كان شخصان في موضع لم يعد كما كان؛ عُدّ لهما من يومهما الأول.',
      few: 'كان {n} أشخاص في موضع لم يعد كما كان؛ عُدّ لهم من يومهم الأول.',
      many: 'كان {n} شخصًا في موضع لم يعد كما كان؛ عُدّ لهم من يومهم الأول.',
      other: 'كان {n} شخص في موضع لم يعد كما كان؛ عُدّ لهم من يومهم الأول.',
    },
  }),
  skipped: plural({
    en: {
      one: 'What happened to one person could not be lived again; they are left out.',
      other: 'What happened to {n} people could not be lived again; they are left out.',
    },
    ar: {
      zero: 'لم يُترك أحد.',
      one: 'تعذّرت إعادة ما حدث لشخص واحد؛ تُرك.',
      two: 'تعذّرت إعادة ما حدث لشخصين؛ تُركا.',
      few: 'تعذّرت إعادة ما حدث لـ{n} أشخاص؛ تُركوا.',
      many: 'تعذّرت إعادة ما حدث لـ{n} شخصًا؛ تُركوا.',
      other: 'تعذّرت إعادة ما حدث لـ{n} شخص؛ تُركوا.',
    },
  }),
  newest: {
    en: 'Only the {n} who began last were looked at.',
    ar: 'نُظر فقط في آخر {n} ممن بدأوا.',
  },
  callsTitle: { en: 'What would have reached you', ar: 'ما كان سيصل إليك' },
  promptsTitle: { en: 'What people would have been asked', ar: 'ما كان سيُطلب من الناس' },
  daysTitle: { en: 'Prompts a day', ar: 'التنبيهات في اليوم' },
  daysHelp: {
    en: 'For all of them together: as it was, and as it would have been.',
    ar: 'للجميع معًا: كما كان، وكما كان سيكون.',
  },
  name: { en: 'What', ar: 'ماذا' },
  was: { en: 'Was', ar: 'كان' },
  would: { en: 'Would have been', ar: 'كان سيكون' },
  people: { en: 'People', ar: 'الأشخاص' },
  change: { en: 'Difference', ar: 'الفرق' },
  day: { en: 'Day', ar: 'اليوم' },
});
