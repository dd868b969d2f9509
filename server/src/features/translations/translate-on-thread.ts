import { type ToTranslate, translate } from '@regimen/engine/writing/translate.ts';

/** What of these texts is said, and what is left. It comes and goes as text. */
export const translateOnThread = (input: string): string =>
  JSON.stringify(translate(JSON.parse(input) as ToTranslate));
