// How much somebody may write into one sheet. It is asked where answers come in, and never of those that are kept: what
// older records hold is told again as it was. No zod: pages read it.

/** Of one answer in words, in characters. */
export const mostAnswerLength = 5_000;
/** Of all answers of one sheet as JSON, in characters, so that no script has less room than another. */
export const mostSheetLength = 32_000;

/** The questions whose answers are too long to be taken. */
export const overlongAnswers = (answers: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(answers).filter((question) => {
    const answer = answers[question];
    return typeof answer === 'string' && answer.length > mostAnswerLength;
  });
