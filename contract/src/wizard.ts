import type { Problem } from '@regimen/engine/check.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import {
  DRAFT_AUDIENCES,
  DRAFT_REMINDERS,
  DRAFT_RHYTHMS,
  DRAFT_TOPICS,
} from '@regimen/engine/wizard/answers.ts';
import { WISH_HINTS } from '@regimen/engine/wizard/hint-of-wish.ts';
import { z } from 'zod';
import { draftingExperts, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ProtocolCard } from './protocols.ts';
import { mostDraftMeasures, mostWishLetters, proposalStates, proposalWriters } from './wizard-choices.ts';

export const DraftAnswers = z.object({
  topic: z.enum(DRAFT_TOPICS),
  audience: z.enum(DRAFT_AUDIENCES),
  weeks: z.int().min(2).max(12),
  /** Built-in KPIs that suit the topic. */
  measures: z.array(field.documentId).max(mostDraftMeasures),
  rhythm: z.enum(DRAFT_RHYTHMS),
  reminders: z.enum(DRAFT_REMINDERS),
  about: field.text(0, 2_000).default(''),
});
export type DraftAnswers = z.infer<typeof DraftAnswers>;

/** A random word of the browser's own, by which it finds its draft again. */
const sessionKey = z
  .string()
  .regex(/^[A-Za-z0-9]+$/)
  .max(28);

export const WizardQuestions = z.object({
  /** The model that writes proposals; `null`: a fixed set of phrases is understood. */
  model: z.string().nullable(),
  /** What can be measured, topic by topic, the most telling first. */
  topics: z.array(
    z.object({
      topic: z.enum(DRAFT_TOPICS),
      measures: z.array(z.object({ id: field.documentId, name: z.string() })),
    }),
  ),
});
export type WizardQuestions = z.infer<typeof WizardQuestions>;

export const Wizard = WizardQuestions.extend({
  sessionKey: z.string().nullable(),
  /** What the draft was made of; `null` where the wizard did not begin it. */
  answers: DraftAnswers.nullable(),
});
export type Wizard = z.infer<typeof Wizard>;

/** What a model says it goes by. Nobody has checked that it exists, or says so. */
export const UncheckedSource = z.object({ title: z.string(), url: z.string() });

export const Proposal = z.object({
  id: field.id,
  /** What somebody wanted, in their words. */
  words: z.string(),
  state: z.enum(proposalStates),
  writer: z.enum(proposalWriters),
  /** What the model says of it. */
  says: z.string(),
  /** Of the engine's own edit language; applied to the draft that was looked at they give what was judged. */
  edits: field.json<Edit[]>(),
  /** Items that come along. */
  items: field.json<Record<string, Item>>(),
  /** How many edits were left out, and how many added, so that the rest is sound. */
  leftOut: z.int(),
  mended: z.int(),
  /** Why it was refused, where it was. */
  problems: field.json<Problem[]>(),
  sources: z.array(UncheckedSource),
  /** Of a wish that nobody understood: what it seems to be about, and names of what is near to it. */
  hint: z.enum(WISH_HINTS).nullable(),
  near: z.array(z.string()),
  createdAt: field.instant,
});
export type Proposal = z.infer<typeof Proposal>;

const DraftWish = z.object({
  sessionKey,
  answers: DraftAnswers,
  /** Empty: named after its topic. */
  name: field.text(0, 200).default(''),
});
export type DraftWish = z.infer<typeof DraftWish>;
const wish = {
  sessionKey: 'k3yOfThisBrowser',
  answers: {
    topic: 'sleep',
    audience: 'adults',
    weeks: 6,
    measures: ['builtin-kpi-hours-slept'],
    rhythm: 'weekly',
    reminders: 'some',
    about: 'For people who lie awake. $unique',
  },
} as const;

const ofProtocol = z.object({ id: field.id });
const at = { params: { id: '$protocol' } };
const ofProposal = z.object({ id: field.id });
const atProposal = { params: { id: '$wizardProposal' } };

export const wizardCalls = defineCalls({
  'GET wizard': {
    summary: 'What the wizard asks, and who writes its proposals.',
    access: draftingExperts,
    health: false,
    reply: WizardQuestions,
    example: {},
  },
  'POST wizard': {
    summary: 'Create a protocol from answers, with built-in items.',
    access: draftingExperts,
    health: false,
    body: DraftWish,
    reply: ProtocolCard,
    status: 201,
    limit: 'writing',
    example: { body: wish },
  },
  'GET protocols/{id}/wizard': {
    summary: 'What the protocol was drafted from by the wizard, and who writes its proposals.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    reply: Wizard,
    example: at,
  },
  'PUT protocols/{id}/wizard': {
    summary:
      'Draft the protocol from answers, with built-in items. It takes the place of all steps; the draft as it was is kept as a version.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: DraftWish,
    reply: z.object({ version: z.int(), document: field.json<Protocol>() }),
    limit: 'writing',
    example: { ...at, body: wish },
  },
  'GET protocols/{id}/wizard/proposals': {
    summary: 'What was wanted of the wizard and what it proposed, newest first.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(20).default(10),
    }),
    reply: field.cursorList(Proposal),
    example: at,
  },
  'POST protocols/{id}/wizard/proposals': {
    summary:
      'Say what should change. The answer is a proposal in the edit language, judged by the engine: unsound parts are mended or left out. Nothing changes before it is accepted.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: z.object({ words: field.text(1, mostWishLetters) }),
    reply: Proposal,
    status: 201,
    limit: 'asking',
    example: { ...at, body: { words: 'Call it A walk a day $unique' } },
  },
  'POST wizard-proposals/{id}/accept': {
    summary:
      'Accept a proposal. It is judged once more on the draft as it is now, and is outdated where it no longer fits.',
    access: teamOf('wizardProposal', 'edit'),
    health: false,
    params: ofProposal,
    reply: Proposal,
    limit: 'writing',
    example: atProposal,
  },
  'POST wizard-proposals/{id}/refuse': {
    summary: 'Refuse a proposal. The draft stays as it is.',
    access: teamOf('wizardProposal', 'edit'),
    health: false,
    params: ofProposal,
    reply: Proposal,
    limit: 'writing',
    example: atProposal,
  },
});
