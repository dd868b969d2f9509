/** What the API says about readings over versions, about long answers, and about saying how a program was. */
export const followingMessages = {
  unit_needs_factor: {
    en: 'A published version measures this in another unit. Say under “Other units” how to convert it, or keep the unit.',
    ar: 'يقيس إصدار منشور هذا بوحدة أخرى. اذكر تحت «وحدات أخرى» كيف تُحوَّل، أو أبقِ الوحدة كما هي.',
  },
  which_unit: {
    en: 'This is measured in more than one unit. Say which unit this number is in.',
    ar: 'يُقاس هذا الآن بأكثر من وحدة. اذكر بأيّ وحدة هذه القراءة.',
  },
  sheet_too_long: {
    en: 'Together these answers are too long. Please shorten some of them.',
    ar: 'هذه الإجابات معًا طويلة جدًا. من فضلك اختصر بعضها.',
  },
  run_full: {
    en: 'Your answers in this program are as long as we can keep. Please write less here.',
    ar: 'لا يستطيع هذا البرنامج حفظ المزيد من كلماتك. من فضلك اكتب هنا أقل.',
  },
  review_too_early: {
    en: 'You can review a program after three days of following it, or once you have finished it.',
    ar: 'يمكنك تقييم البرنامج بعد ثلاثة أيام من متابعته، أو حين تنهيه.',
  },
} as const;
