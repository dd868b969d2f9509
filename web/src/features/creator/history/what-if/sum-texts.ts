import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const sumTexts = defineTexts({
  title: { en: 'What would have been different', ar: 'ما الذي كان سيختلف' },
  earlier: plural({
    en: {
      one: 'You would have heard about {n} of {all} people earlier, by {span}.',
      other: 'You would have heard about {n} of {all} people earlier, by {span} (median).',
    },
    ar: {
      zero: 'لم تكن لتعلم بأمر أحد أبكر.',
      one: 'كنت ستعلم بأمر شخص واحد من {all} أبكر بمقدار {span}.',
      two: 'كنت ستعلم بأمر شخصين من {all} أبكر بمقدار {span} (الوسيط).',
      few: 'كنت ستعلم بأمر {n} أشخاص من {all} أبكر بمقدار {span} (الوسيط).',
      many: 'كنت ستعلم بأمر {n} شخصًا من {all} أبكر بمقدار {span} (الوسيط).',
      other: 'كنت ستعلم بأمر {n} شخص من {all} أبكر بمقدار {span} (الوسيط).',
    },
  }),
  later: plural({
    en: {
      one: 'You would have heard about {n} of {all} people later, by {span}.',
      other: 'You would have heard about {n} of {all} people later, by {span} (median).',
    },
    ar: {
      zero: 'لم تكن لتعلم بأمر أحد بتأخير.',
      one: 'كنت ستعلم بأمر شخص واحد من {all} بتأخير قدره {span}.',
      two: 'كنت ستعلم بأمر شخصين من {all} بتأخير قدره {span} (الوسيط).',
      few: 'كنت ستعلم بأمر {n} أشخاص من {all} بتأخير قدره {span} (الوسيط).',
      many: 'كنت ستعلم بأمر {n} شخصًا من {all} بتأخير قدره {span} (الوسيط).',
      other: 'كنت ستعلم بأمر {n} شخص من {all} بتأخير قدره {span} (الوسيط).',
    },
  }),
  new: plural({
    en: {
      one: 'You would have been told something new about {n} person.',
      other: 'You would have been told something new about {n} people.',
    },
    ar: {
      zero: 'لم يكن ليصلك أمر جديد عن أحد.',
      one: 'كان سيصلك أمر جديد عن شخص واحد.',
      two: 'كان سيصلك أمر جديد عن شخصين.',
      few: 'كان سيصلك أمر جديد عن {n} أشخاص.',
      many: 'كان سيصلك أمر جديد عن {n} شخصًا.',
      other: 'كان سيصلك أمر جديد عن {n} شخص.',
    },
  }),
  gone: plural({
    en: {
      one: 'Something you were told about {n} person would not have reached you.',
      other: 'Something you were told about {n} people would not have reached you.',
    },
    ar: {
      zero: 'كل ما وصلك كان سيصلك.',
      one: 'لم يكن ليصلك أمر وصلك فعلًا عن شخص واحد.',
      two: 'لم يكن ليصلك أمر وصلك فعلًا عن شخصين.',
      few: 'لم يكن ليصلك أمر وصلك فعلًا عن {n} أشخاص.',
      many: 'لم يكن ليصلك أمر وصلك فعلًا عن {n} شخصًا.',
      other: 'لم يكن ليصلك أمر وصلك فعلًا عن {n} شخص.',
    },
  }),
  sameReach: {
    en: 'You would have heard about everyone exactly when you did.',
    ar: 'كنت ستعلم بأمر الجميع في الوقت نفسه تمامًا.',
  },
  fewer: plural({
    en: { one: '{n} fewer task or message', other: '{n} fewer tasks and messages' },
    ar: {
      zero: 'المهام والرسائل كما هي',
      one: 'المهام والرسائل أقل بواحدة',
      two: 'المهام والرسائل أقل باثنتين',
      few: 'المهام والرسائل أقل بـ{n}',
      many: 'المهام والرسائل أقل بـ{n}',
      other: 'المهام والرسائل أقل بـ{n}',
    },
  }),
  more: plural({
    en: { one: '{n} more task or message', other: '{n} more tasks and messages' },
    ar: {
      zero: 'المهام والرسائل كما هي',
      one: 'المهام والرسائل أكثر بواحدة',
      two: 'المهام والرسائل أكثر باثنتين',
      few: 'المهام والرسائل أكثر بـ{n}',
      many: 'المهام والرسائل أكثر بـ{n}',
      other: 'المهام والرسائل أكثر بـ{n}',
    },
  }),
  fromTo: { en: '{words}: {after} instead of {before}.', ar: '{words}: {after} بدلًا من {before}.' },
  samePrompts: {
    en: 'The same number of tasks and messages: {before}.',
    ar: 'العدد نفسه من المهام والرسائل: {before}.',
  },
  ends: {
    en: '{after} people would have finished by now, instead of {before}.',
    ar: 'عدد من كانوا سيكملون البرنامج حتى الآن: {after} بدلًا من {before}.',
  },
  nothing: { en: 'Nothing would have been different', ar: 'لم يكن شيء ليختلف' },
  nothingHelp: plural({
    en: {
      one: 'The same things would have happened at the same times for this person.',
      other: 'The same things would have happened at the same times for all {n} people.',
    },
    ar: {
      zero: 'لا متابعين نشطين في هذه الفترة.',
      one: 'كانت الأحداث نفسها ستقع في أوقاتها نفسها لشخص واحد.',
      two: 'كانت الأحداث نفسها ستقع في أوقاتها نفسها لشخصين.',
      few: 'كانت الأحداث نفسها ستقع في أوقاتها نفسها لـ{n} أشخاص.',
      many: 'كانت الأحداث نفسها ستقع في أوقاتها نفسها لـ{n} شخصًا.',
      other: 'كانت الأحداث نفسها ستقع في أوقاتها نفسها لـ{n} شخص.',
    },
  }),
  nobody: { en: 'No one was active in this period', ar: 'لا متابعين نشطين في هذه الفترة' },
  nobodyHelp: {
    en: 'Choose a longer period or another program.',
    ar: 'يمكن اختيار فترة أطول أو برنامج آخر.',
  },
  caution: { en: 'Keep in mind', ar: 'للعلم' },
  unknown: plural({
    en: {
      one: '{n} person would be asked something new. We can’t know their answer, so it counts as unanswered.',
      other:
        '{n} people would be asked something new. We can’t know their answers, so they count as unanswered.',
    },
    ar: {
      zero: 'لا أسئلة جديدة لأحد.',
      one: 'كان شخص واحد سيُسأل أمرًا جديدًا. لا يمكن معرفة الإجابة، فتُحسب بلا إجابة.',
      two: 'كان شخصان سيُسألان أمرًا جديدًا. لا يمكن معرفة الإجابة، فتُحسب بلا إجابة.',
      few: 'كان {n} أشخاص سيُسألون أمرًا جديدًا. لا يمكن معرفة الإجابة، فتُحسب بلا إجابة.',
      many: 'كان {n} شخصًا سيُسألون أمرًا جديدًا. لا يمكن معرفة الإجابة، فتُحسب بلا إجابة.',
      other: 'كان {n} شخص سيُسألون أمرًا جديدًا. لا يمكن معرفة الإجابة، فتُحسب بلا إجابة.',
    },
  }),
  shifted: plural({
    en: {
      one: '{n} person would have been asked at another time. We assume the same answer, given just as quickly.',
      other:
        '{n} people would have been asked at another time. We assume the same answers, given just as quickly.',
    },
    ar: {
      zero: 'لا تغيّر في مواعيد الأسئلة.',
      one: 'كان شخص واحد سيُسأل في وقت آخر. نفترض الإجابة نفسها وبالسرعة نفسها.',
      two: 'كان شخصان سيُسألان في وقت آخر. نفترض الإجابة نفسها وبالسرعة نفسها.',
      few: 'كان {n} أشخاص سيُسألون في وقت آخر. نفترض الإجابة نفسها وبالسرعة نفسها.',
      many: 'كان {n} شخصًا سيُسألون في وقت آخر. نفترض الإجابة نفسها وبالسرعة نفسها.',
      other: 'كان {n} شخص سيُسألون في وقت آخر. نفترض الإجابة نفسها وبالسرعة نفسها.',
    },
  }),
  anew: plural({
    en: {
      one: '{n} person was at a step that is gone or has changed. For them, we replayed from day 1.',
      other: '{n} people were at a step that is gone or has changed. For them, we replayed from day 1.',
    },
    ar: {
      zero: 'لا إعادة من اليوم الأول لأحد.',
      one: 'كان شخص واحد عند خطوة تغيّرت أو حُذفت. أعدنا مساره من اليوم الأول.',
      two: 'كان شخصان عند خطوة تغيّرت أو حُذفت. أعدنا مساريهما من اليوم الأول.',
      few: 'كان {n} أشخاص عند خطوة تغيّرت أو حُذفت. أعدنا مساراتهم من اليوم الأول.',
      many: 'كان {n} شخصًا عند خطوة تغيّرت أو حُذفت. أعدنا مساراتهم من اليوم الأول.',
      other: 'كان {n} شخص عند خطوة تغيّرت أو حُذفت. أعدنا مساراتهم من اليوم الأول.',
    },
  }),
  skipped: plural({
    en: {
      one: 'We couldn’t replay what happened to {n} person, so they’re left out.',
      other: 'We couldn’t replay what happened to {n} people, so they’re left out.',
    },
    ar: {
      zero: 'لم يُستثنَ أحد.',
      one: 'تعذّرت إعادة ما حدث مع شخص واحد، فلا تشمله المقارنة.',
      two: 'تعذّرت إعادة ما حدث مع شخصين، فلا تشملهما المقارنة.',
      few: 'تعذّرت إعادة ما حدث مع {n} أشخاص، فلا تشملهم المقارنة.',
      many: 'تعذّرت إعادة ما حدث مع {n} شخصًا، فلا تشملهم المقارنة.',
      other: 'تعذّرت إعادة ما حدث مع {n} شخص، فلا تشملهم المقارنة.',
    },
  }),
  newest: {
    en: 'Only the {n} people who started most recently are included.',
    ar: 'تشمل المقارنة أحدث من بدأوا فقط، وعددهم {n}.',
  },
  callsTitle: { en: 'What would have reached you', ar: 'ما كان سيصل إليك' },
  promptsTitle: { en: 'What followers would have received', ar: 'ما كان سيصل إلى المتابعين' },
  daysTitle: { en: 'Tasks and messages a day', ar: 'المهام والرسائل في اليوم' },
  daysHelp: {
    en: 'For everyone together: actual, and with the change.',
    ar: 'للجميع معًا: الفعلي، ومع التغيير.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  was: { en: 'Actual', ar: 'الفعلي' },
  would: { en: 'With the change', ar: 'مع التغيير' },
  people: { en: 'People', ar: 'الأشخاص' },
  change: { en: 'Difference', ar: 'الفرق' },
  day: { en: 'Day', ar: 'اليوم' },
});
