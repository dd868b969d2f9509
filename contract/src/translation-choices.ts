/** Drafted from one into the other. */
export const translationLanguages = ['en', 'ar'] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** What a model is asked about in one translation; the rest stays as it is. */
export const mostTranslated = { texts: 120, letters: 20_000, lettersOfOne: 5_000 };
/** Texts of one item that may be marked. */
export const mostReviewed = 2_000;
/** So long somebody waits for a model, twice at most. */
export const longestTranslationMs = 40_000;
