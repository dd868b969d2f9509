import { z } from 'zod';
import * as field from './fields.ts';
import { type Locale, locales } from './language/languages.ts';

export const programLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type ProgramLevel = (typeof programLevels)[number];
/** `private`: by a secret link. `team`: for those who work on its protocols. */
export const programAccesses = ['free', 'private', 'team'] as const;
export type ProgramAccess = (typeof programAccesses)[number];

export const QuestionAndAnswer = z.object({ question: field.text(1, 200), answer: field.text(1, 2_000) });

/** What a program says about itself in one language. Description, evidence and answers are markdown. */
export const ProgramText = z.object({
  title: field.text(3, 120),
  summary: field.text(10, 300),
  description: field.text(0, 10_000).default(''),
  outcomes: z.array(field.text(1, 200)).max(12).default([]),
  evidence: field.text(0, 5_000).default(''),
  questions: z.array(QuestionAndAnswer).max(30).default([]),
});
export type ProgramText = z.infer<typeof ProgramText>;

export const ProgramTexts = z.partialRecord(z.enum(locales), ProgramText);
export type ProgramTexts = z.infer<typeof ProgramTexts>;

/** The markdown of a program's page as HTML, by language. */
export type ProgramHtml = Partial<
  Record<Locale, { description: string; evidence: string; answers: string[] }>
>;

/** What a published version keeps of a program's page. */
export type VersionPage = {
  texts: ProgramTexts;
  cover: string | null;
  category: string;
  tags: string[];
  level: ProgramLevel;
  signs: string[];
  minutesADay: number;
  weeks: number;
  access: ProgramAccess;
};

/** In the reader's language, else in one that it has. */
export function programTextIn<T extends { title: string }>(
  texts: Partial<Record<Locale, T>>,
  locale: Locale,
): T & { locale: Locale } {
  const spoken = texts[locale] ? locale : locales.find((each) => texts[each]);
  const text = spoken && texts[spoken];
  if (!text) throw new Error('A program has no text in any language.');
  return { ...text, locale: spoken };
}
