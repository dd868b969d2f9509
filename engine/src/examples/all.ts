import { contentLanguageFor } from '../content-language.ts';
/** The eight examples: templates for creators and the ground of the demo. */
import { inWordsOf } from '../human-texts.ts';
import type { Protocol } from '../protocol.ts';
import { ARABIC } from './arabic/all.ts';
import { backPain } from './back-pain.ts';
import { bloodPressure } from './blood-pressure.ts';
import { couchTo5k } from './couch-to-5k.ts';
import { diabetes } from './diabetes.ts';
import { postnatal } from './postnatal.ts';
import { quitSmoking } from './quit-smoking.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';

export const EXAMPLES: readonly Protocol[] = [
  sleep,
  bloodPressure,
  backPain,
  quitSmoking,
  couchTo5k,
  postnatal,
  diabetes,
  stress,
];

const arabic: readonly Protocol[] = EXAMPLES.map((example) => inWordsOf(example, ARABIC[example.id] ?? {}));

/** The same eight with the same ids, in words of the language. */
export const examplesIn = (locale: string): readonly Protocol[] =>
  contentLanguageFor(locale) === 'ar' ? arabic : EXAMPLES;
