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
  steady: { en: 'Do nearly everything, within hours.', ar: 'يفعلون كل شيء تقريبًا خلال ساعات.' },
  busy: {
    en: 'Mean to do it, put it off, forget some of it.',
    ar: 'ينوون ذلك ثم يؤجلون وينسون بعضه.',
  },
  struggling: {
    en: 'Feel worse to begin with, find it hard, say no more often.',
    ar: 'حالهم أصعب في البداية، ويجدون الأمر شاقًا ويرفضون أكثر.',
  },
  'drops-out': { en: 'Begin well and are gone within weeks.', ar: 'يبدؤون جيدًا ثم يختفون خلال أسابيع.' },
  eager: { en: 'Do everything at once and improve fast.', ar: 'يفعلون كل شيء فورًا ويتحسنون سريعًا.' },
  silent: { en: 'Joined and never did anything.', ar: 'انضموا ولم يفعلوا شيئًا.' },
});
