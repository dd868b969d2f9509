/** The form of a program as a value. Pure. */
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { DraftText, OpenProgram, ProgramDraft, ProgramPart } from '@regimen/contract/programs.ts';

/** Numbers may be missing while somebody types them. */
export interface FormDraft extends Omit<ProgramDraft, 'protocols' | 'minutesADay' | 'weeks'> {
  protocols: ProgramPart[];
  minutesADay: number | undefined;
  weeks: number | undefined;
}

export const emptyText: DraftText = {
  title: '',
  summary: '',
  description: '',
  outcomes: [],
  evidence: '',
  questions: [],
};

/** With a text for every language of the site, so that each can be begun. */
export function formOf({ draft }: OpenProgram, locales: readonly Locale[]): FormDraft {
  const texts = Object.fromEntries(locales.map((locale) => [locale, draft.texts[locale] ?? emptyText]));
  return { ...draft, texts };
}

/** Rows that nobody filled in go; rows that are half filled in stay, for the server to name. */
export function cleaned(form: FormDraft): FormDraft {
  const texts = Object.fromEntries(
    Object.entries(form.texts).map(([locale, text]) => [
      locale,
      {
        ...text,
        outcomes: text.outcomes.filter((outcome) => outcome.trim() !== ''),
        questions: text.questions.filter(({ question, answer }) => (question + answer).trim() !== ''),
      },
    ]),
  );
  return { ...form, texts };
}

/** What the API takes. A number that is missing is sent as one that it refuses, on its field. */
export const bodyOf = (form: FormDraft): ProgramDraft => ({
  ...form,
  minutesADay: form.minutesADay ?? 0,
  weeks: form.weeks ?? 0,
  protocols: form.protocols.map(({ id, onFail }) => ({ id, onFail })),
});

/** Title and summary are what a language needs to be published. */
export const isComplete = (text: DraftText | undefined): boolean =>
  text !== undefined && text.title.trim().length >= 3 && text.summary.trim().length >= 10;
export const isBegun = (text: DraftText | undefined): boolean =>
  text !== undefined && (text.title + text.summary + text.description).trim() !== '';

/** "Better Sleep!" → "better-sleep", "روتين المساء" → "روتين-المساء"; nothing where there are no letters. */
export const tagOf = (words: string): string =>
  words
    .normalize('NFKD')
    // Accents, and the vowel signs and strokes that Arabic is searched without; what else is composed stays so.
    .replace(/[\u0300-\u036f\u0640\u064b-\u0652\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|(?<=^|-)[\p{Lm}\p{M}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|[-\ud800-\udbff]+$/g, '');
