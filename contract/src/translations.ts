import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { itemLimitBytes, OpenItem } from './items.ts';
import { DraftText } from './programs.ts';
import { mostReviewed, translationLanguages } from './translation-choices.ts';

const came = {
  /** The model that was asked; `null`: only what Regimen itself says in both languages was translated. */
  model: z.string().nullable(),
  /** Why no model was asked, or gave nothing that could be taken. */
  why: z.enum(['no-model', 'site-limit', 'person-limit', 'no-answer', 'refused']).nullable(),
  /** Texts that are in the other language now. */
  drafted: z.int(),
  /** Texts that stayed as they are. */
  left: z.int(),
  /** Those of them that speak of danger, which only people translate. */
  forPeople: z.int(),
};

export const TranslatedItem = z.object({ ...came, copy: OpenItem });
export type TranslatedItem = z.infer<typeof TranslatedItem>;
export const TranslatedPage = z.object({ ...came, text: DraftText });
export type TranslatedPage = z.infer<typeof TranslatedPage>;

const ofItem = z.object({ id: field.id, item: field.documentId });
const to = z.enum(translationLanguages);
const atItem = { params: { id: '$protocol', item: '$item' } };

export const translationCalls = defineCalls({
  'POST protocols/{id}/items/{item}/translation': {
    summary:
      'Draft a translation of an item, as a copy in the other language. Its drafted texts stay marked until somebody reviews them. With `useHere`, this draft uses the copy instead.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofItem,
    body: z.object({ to, useHere: z.boolean().default(false) }),
    reply: TranslatedItem,
    status: 201,
    limit: 'asking',
    example: { ...atItem, body: { to: 'ar' } },
  },
  'POST protocols/{id}/items/{item}/reviewed': {
    summary: 'Somebody has reviewed drafted texts of an item: these, or all of them.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofItem,
    body: z.object({ texts: z.array(z.string()).max(mostReviewed).optional() }),
    bodyLimitBytes: itemLimitBytes,
    reply: OpenItem,
    limit: 'saving',
    example: { ...atItem, body: {} },
  },
  'POST programs/{id}/translation': {
    summary:
      'Draft a translation of what a program’s page says. Nothing changes. What comes back is marked as unreviewed.',
    access: teamOf('program', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({ to, text: DraftText }),
    reply: TranslatedPage,
    limit: 'asking',
    example: {
      params: { id: '$program' },
      body: {
        to: 'ar',
        text: {
          title: 'Better sleep',
          summary: 'Sleep better in six weeks.',
          description: '',
          outcomes: [],
          evidence: '',
          questions: [],
        },
      },
    },
  },
});
