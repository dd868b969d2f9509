import { defineTexts } from '../../../../i18n/define-texts.ts';

/** By the engine's ids. */
export const profileTexts = defineTexts({
  steady: { en: 'Steady', ar: 'المواظبون' },
  busy: { en: 'Busy', ar: 'المشغولون' },
  struggling: { en: 'Struggling', ar: 'من يجدون صعوبة' },
  'drops-out': { en: 'Losing interest', ar: 'من يفقدون الاهتمام' },
  eager: { en: 'Eager', ar: 'المتحمسون' },
  silent: { en: 'Never answering', ar: 'من لا يجيبون أبدًا' },
});

/** The same, in a line each. */
export const profileHelpTexts = defineTexts({
  steady: { en: 'Do nearly everything within hours.', ar: 'ينجزون كل شيء تقريبًا خلال ساعات.' },
  busy: { en: 'Mean to do it, but snooze and forget some.', ar: 'ينوون الإنجاز، لكنهم يؤجلون وينسون بعضه.' },
  struggling: {
    en: 'Start off worse, find it hard and decline more often.',
    ar: 'بدايتهم أصعب، ويجدون الأمر شاقًا ويرفضون أكثر.',
  },
  'drops-out': { en: 'Start well and drop out within weeks.', ar: 'يبدؤون جيدًا ثم ينقطعون خلال أسابيع.' },
  eager: { en: 'Do everything right away and improve fast.', ar: 'ينجزون كل شيء فورًا ويتحسنون سريعًا.' },
  silent: { en: 'Joined but never do anything.', ar: 'انضموا ولا يفعلون شيئًا.' },
});
