/** Texts of a draft that people are helped with, and how long each may get. */
export const writingKinds = ['nudge-title', 'nudge-body', 'question', 'result'] as const;
export type WritingKind = (typeof writingKinds)[number];
export const mostLettersOf: Readonly<Record<WritingKind, number>> = {
  'nudge-title': 200,
  'nudge-body': 5_000,
  question: 200,
  result: 200,
};
export const longestWritten = 5_000;
export const mostHintLetters = 300;
/** So long somebody waits for a model; asked a second time at most. */
export const longestWritingMs = 25_000;
