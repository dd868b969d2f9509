import { z } from 'zod';
import { mostAnswerLength, mostSheetLength, overlongAnswers } from './answer-limits.ts';
import { westernDigits } from './language/western-digits.ts';
import { bodyLimitBytes } from './limits.ts';

// Control characters other than tab and line breaks have no place in what people type,
// and PostgreSQL refuses U+0000 and lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isCleanText = (value: string) => value.isWellFormed() && !controlCharacters.test(value);

/** The same for every text inside. */
function isCleanJson(value: unknown): boolean {
  if (typeof value === 'string') return isCleanText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isCleanText(name) && isCleanJson(inner));
}

export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isCleanText, { params: { rule: 'clean_text' } });

/** Kept as typed, spaces and all. */
export const secretText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(isCleanText, { params: { rule: 'clean_text' } });

export const email = text(3, 254).toLowerCase().pipe(z.email());
/** A scheme, "www.", or a host as people write hosts: in small letters. "Dr.Smith" is a name. */
const link = /:\/\/|www\.|(?:^|[\s(<"'])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?=$|[\s/:?#),>"'])/;
/** What others read as somebody's name, in mails too: on one line, and no address in it. */
export const fullName = text(1, 120)
  .overwrite((name) => name.replace(/\s+/g, ' '))
  .refine((name) => !link.test(name), { params: { rule: 'no_link' } });
export const newPassword = secretText(10, 200);
/** Left to right, whatever stands around it: numbers are copied with such marks. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** As somebody writes a telephone number, in the digits of any keyboard; spaces and signs are theirs. */
export const phone = text(1, 30)
  .overwrite((value) => westernDigits(value).replace(directionMarks, ''))
  .refine((value) => /^\+?[\d ().-]+$/.test(value) && value.replace(/\D/g, '').length >= 3, {
    params: { rule: 'not_a_phone' },
  });
export const id = z.uuid();
/** Ids inside a protocol's document: steps, questions, items (built-in ones have words for ids). */
export const documentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A word for addresses and lists: small letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
/** A word that people search by, in the letters of any language that has small ones or knows no capitals. */
export const tag = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*(?:-[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*)*$/u,
  )
  .max(60);
/** A sheet has far fewer questions; more are refused before each is looked at. */
const mostAnswers = 1_000;
/** Answers by question, whatever each is; the engine judges them against the sheet. Every text in them can be kept. */
export const answers = z
  .custom<Record<string, unknown>>((value) => isRecord(value) && Object.keys(value).length <= mostAnswers)
  .pipe(
    z
      .record(documentId, z.unknown())
      .refine(isCleanJson, { params: { rule: 'clean_text' } })
      .refine((sheet) => JSON.stringify(sheet).length <= mostSheetLength, {
        params: { rule: 'sheet_length' },
      })
      .superRefine((sheet, { addIssue }) => {
        const tooBig = {
          code: 'too_big',
          origin: 'string',
          maximum: mostAnswerLength,
          inclusive: true,
        } as const;
        for (const question of overlongAnswers(sheet))
          addIssue({ ...tooBig, path: [question], input: sheet[question] });
      }),
  )
  .meta({ type: 'object' });
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Name of a time zone, such as Europe/Berlin; whether there is one is asked of the machine. */
export const zone = z.string().regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/);
/** JSON that the engine judges, not the schema. */
export const json = <T>() => z.unknown() as z.ZodType<T, unknown>;
const longestFileText = bodyLimitBytes - 1_024;
/** A file in the JSON of a call, as base64; sent as it is, it comes as bytes and may be longer (`file` of the call). */
export const sentFile = z
  .custom<string | Uint8Array>(
    (value) =>
      value instanceof Uint8Array ||
      (typeof value === 'string' && value.length > 0 && value.length <= longestFileText),
  )
  .meta({ type: 'string', minLength: 1, maxLength: longestFileText });

/** The answer is a file; `replyType` of the call says of which kind. */
export const file = z.string().meta({ format: 'binary' });
export const wholeNumber = z.coerce.number().int().min(0).max(2_000_000_000);
// Far inside what PostgreSQL, JavaScript and time zones can count, so that a day more or less is still a day.
const fromYear1900To2199 = /^(?:19|20|21)/;
/** A date as 2026-11-16. Answers on sheets are not these: nothing is counted with them. */
export const day = z.iso.date().regex(fromYear1900To2199).meta({ format: 'date' });
export const instant = z.iso.datetime().regex(fromYear1900To2199).meta({ format: 'date-time' });
/** 256 bits in base64url: what a one-time link or a session holds. */
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Opaque place in a list. */
export const cursor = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9_-]+$/);

/** Where pages are not numbered: cursors. One that comes whole has the same shape, and nothing before or after. */
export const cursorList = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({ per_page: z.int(), next: z.string().nullable(), prev: z.string().nullable() }),
    links: z.object({ next: z.string().nullable(), prev: z.string().nullable() }),
  });
