import { isolate, type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Note, NoteCode } from '@regimen/engine/fhir/report.ts';
import { noteTexts } from './note-texts.ts';

/** What may be missing stands after its noun, with what parts it from the noun. */
const asides: Partial<Record<NoteCode, (what: string, locale: Locale) => string>> = {
  condition: inBrackets,
  'one-after-another': inBrackets,
  'question-left-out': inBrackets,
  'definition-missing': inQuotes,
  relation: inQuotes,
  'second-plan': inQuotes,
  timing: afterColon,
  'question-kind': afterColon,
};
function inBrackets(what: string, locale: Locale): string {
  return ` (${isolate(what, locale)})`;
}
function inQuotes(what: string, locale: Locale): string {
  return ` ${quoted(what, locale)}`;
}
function afterColon(what: string, locale: Locale): string {
  return `: ${isolate(what, locale)}`;
}

/** [G14] The sentence that follows the path. */
export function noteWords({ code, what }: Note, locale: Locale): string {
  const aside = asides[code];
  const said = aside && what !== '' ? aside(what, locale) : what;
  return translator(noteTexts, locale)(code, { what: said });
}
