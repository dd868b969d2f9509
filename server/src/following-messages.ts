/** What the API says about readings over versions, about long answers, and about saying how a program was. */
export const followingMessages = {
  unit_needs_factor: {
    en: 'A published version measures this in another unit. Add the conversion under “Other units”, or keep that unit.',
    ar: 'تقيس نسخة منشورة هذا بوحدة أخرى. يُرجى إضافة التحويل تحت «وحدات أخرى»، أو إبقاء الوحدة كما هي.',
  },
  which_unit: {
    en: 'This is measured in more than one unit. Choose the unit for this number.',
    ar: 'يُقاس هذا بأكثر من وحدة. يُرجى اختيار وحدة هذا الرقم.',
  },
  sheet_too_long: {
    en: 'Together, these answers are too long. Shorten some of them.',
    ar: 'مجموع هذه الإجابات طويل جدًا. يُرجى اختصار بعضها.',
  },
  run_full: {
    en: 'Your answers in this program have reached our length limit. Write less here.',
    ar: 'بلغت إجاباتك في هذا البرنامج الحد الأقصى للطول. يُرجى الاختصار هنا.',
  },
  review_too_early: {
    en: 'You can review a program after following it for 3 days, or once you finish it.',
    ar: 'يمكنك تقييم البرنامج بعد 3 أيام من متابعته، أو بعد إنهائه.',
  },
} as const;
