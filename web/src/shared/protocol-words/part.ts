import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
/** A part of a step in words, and what one needs to say it. */
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { partTexts } from './part-texts.ts';

export interface Part {
  key: string;
  label: string;
  /** Empty where there is nothing. */
  words: string;
  /** A text that people wrote, too long for the middle of a sentence. */
  long?: boolean;
}

export type MakePart = (key: TextKey<typeof partTexts>, words: string, long?: boolean) => Part;

export interface Speaking {
  protocol: Protocol;
  locale: Locale;
  t: Translate<typeof partTexts>;
}
