/** What the API says about readings over versions, and about saying how a program was. */
export const followingMessages = {
  unit_needs_factor: {
    en: 'People have already measured in another unit. Say under “Other units” how to convert it, or keep the unit.',
    ar: 'قاس الناس من قبل بوحدة أخرى. اذكر تحت «وحدات أخرى» كيف تُحوَّل، أو أبقِ الوحدة كما هي.',
  },
  which_unit: {
    en: 'This is measured in more than one unit. Say which unit this number is in.',
    ar: 'يُقاس هذا الآن بأكثر من وحدة. اذكر بأيّ وحدة هذه القراءة.',
  },
  review_too_early: {
    en: 'You can review a program after three days of following it, or once you have finished it.',
    ar: 'يمكنك تقييم البرنامج بعد ثلاثة أيام من متابعته، أو حين تنهيه.',
  },
} as const;
