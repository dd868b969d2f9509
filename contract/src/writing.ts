import { READING_AGES, WRITING_TONES } from '@regimen/engine/writing/choices.ts';
import { WRITING_FAULTS } from '@regimen/engine/writing/judge-writing.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { longestWritten, mostHintLetters, mostLettersOf, writingKinds } from './writing-choices.ts';

export const WritingHelp = z.object({
  /** `rules`: the built-in helper, which knows plain words and short sentences. */
  writer: z.enum(['model', 'rules']),
  model: z.string().nullable(),
  /** Why no model wrote, where none did; `danger`: of that only people write. */
  why: z.enum(['no-model', 'site-limit', 'person-limit', 'danger', 'no-answer', 'refused']).nullable(),
  /** None to three texts. Nothing is changed before somebody takes one. */
  proposals: z.array(z.string()),
  /** What was wrong with those of a model that are not shown. */
  refused: z.array(z.enum(WRITING_FAULTS)),
});
export type WritingHelp = z.infer<typeof WritingHelp>;

export const writingCalls = defineCalls({
  'POST protocols/{id}/writing': {
    summary:
      'Help with a text of the draft: proposals in a tone and for a reading age. A proposal keeps the placeholders and brings no number, dose or diagnosis of its own. Nothing changes.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z
      .object({
        kind: z.enum(writingKinds),
        /** As it is typed now, saved or not. */
        text: field.text(0, longestWritten),
        tone: z.enum(WRITING_TONES),
        age: z.literal(READING_AGES),
        /** What it should say, or how, in its writer’s words. */
        hint: field.text(0, mostHintLetters).default(''),
      })
      .superRefine(({ kind, text }, context) => {
        const maximum = mostLettersOf[kind];
        if (text.length > maximum)
          context.addIssue({
            code: 'too_big',
            origin: 'string',
            maximum,
            inclusive: true,
            path: ['text'],
            input: text,
          });
      }),
    reply: WritingHelp,
    limit: 'asking',
    example: {
      params: { id: '$protocol' },
      body: {
        kind: 'nudge-body',
        text: 'In order to stay healthy, {{name}}, walk on a daily basis.',
        tone: 'warm',
        age: 12,
        hint: '',
      },
    },
  },
});
