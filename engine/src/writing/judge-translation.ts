/** What must hold of a text that is drafted in another language. */
import type { ContentLanguage } from '../content-language.ts';
import { crisisIn } from '../crisis-words.ts';
import { medicalClaimIn, medicalNamesIn } from '../medical-words.ts';
import {
  hasNew,
  linksIn,
  sameBraces,
  type WRITING_FAULTS,
  withoutBraces,
  withoutLinks,
} from './judge-writing.ts';
import { digitsIn, numbersIn } from './numbers-in.ts';
import { textLanguage } from './text-language.ts';

/** Why a draft is not taken: what is wrong with any text of a model's, or its language. */
export type TranslationFault = (typeof WRITING_FAULTS)[number] | 'language';

export function faultOfTranslation(
  drafted: string,
  source: string,
  to: ContentLanguage,
): TranslationFault | null {
  if (!/[\p{L}\p{N}]/u.test(drafted)) return 'empty';
  if (drafted === source) return 'same';
  if (textLanguage(withoutBraces(withoutLinks(drafted))) !== to) return 'language';
  if (drafted.length > source.length * 3 + 60) return 'too-long';
  if (!sameBraces(source, drafted)) return 'placeholders';
  if (hasNew(linksIn(drafted), linksIn(source)) || hasNew(linksIn(source), linksIn(drafted))) return 'link';
  const claim = medicalClaimIn(drafted);
  if (claim !== null && claim !== medicalClaimIn(source)) return claim;
  if (crisisIn(drafted) !== null) return 'danger';
  // Names differ from language to language; where the source has none at all, the draft has none either.
  if (medicalNamesIn(source).size === 0 && medicalNamesIn(drafted).size > 0) return claim ?? 'medicine';
  return saysOtherNumbers(withoutBraces(drafted), withoutBraces(source)) ? 'number' : null;
}

/** What stands in digits is still there, and no number is new. "1 day" may be "a day". */
function saysOtherNumbers(drafted: string, source: string): boolean {
  const [said, meant] = [numbersIn(drafted), numbersIn(source)];
  const isLost = (among: ReadonlySet<string>) => (number: string) => number !== '1' && !among.has(number);
  return [...digitsIn(source)].some(isLost(said)) || [...said].some(isLost(meant));
}
