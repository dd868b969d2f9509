export const WRITING_TONES = ['warm', 'plain', 'brief'] as const;
export type WritingTone = (typeof WRITING_TONES)[number];
/** Ages at which a text shall be read with ease. */
export const READING_AGES = [9, 12, 15] as const;
export type ReadingAge = (typeof READING_AGES)[number];
