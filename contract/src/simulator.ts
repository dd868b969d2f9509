import type { Program } from '@regimen/engine/protocol.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';
import type { Decision } from '@regimen/engine/steps/ai/read-decision.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ProgramCard } from './programs.ts';
import { FoundDanger } from './publishing.ts';
import { mostQuestionsAtOnce } from './simulator-limits.ts';

export const SimulatedVersion = z.object({ id: field.id, number: z.int(), publishedAt: field.instant });
export type SimulatedVersion = z.infer<typeof SimulatedVersion>;

export const Simulator = z.object({
  card: ProgramCard,
  /** What would be published now; `state` stands for it: the plan of publishing calls it `simulated`. */
  draft: z.object({ program: field.json<Program>(), state: z.string() }),
  /** Newest first, at most a hundred. */
  versions: z.array(SimulatedVersion),
});
export type Simulator = z.infer<typeof Simulator>;

const fact = <I extends string, V extends z.ZodType>(is: I, value: V) =>
  z.object({ is: z.literal(is), value });
const number = z.number().min(-1_000_000).max(1_000_000);
const instant = z.number().min(0).max(1e14);
const reading = z.object({ first: number, last: number, lastAt: instant, count: z.int().min(1).max(1e6) });
const score = z.object({ score: number.nullable(), band: field.documentId.nullable(), at: instant });
const count = z.int().min(0).max(1e6);

/** What is known of a simulated follower at the moment of the question. */
const SampleFact: z.ZodType<LookedAt, unknown> = z.discriminatedUnion('is', [
  fact('kpi', reading.nullable()).extend({ kpi: field.documentId }),
  fact('score', score.nullable()).extend({ item: field.documentId }),
  fact('answers', (field.answers as z.ZodType<Answers, unknown>).nullable()).extend({
    item: field.documentId,
  }),
  fact('days', count),
  fact('adherence', z.object({ done: count, asked: count })),
  fact('age', z.int().min(0).max(120).nullable()),
  fact('sex', field.text(1, 60).nullable()),
  fact('signs', z.array(field.text(1, 200)).max(100)),
]);

export const SampleQuestion = z.object({
  /** Who and which task, as the simulation names them. */
  key: field.text(1, 400),
  protocol: field.documentId,
  node: field.documentId,
  facts: z.array(SampleFact).max(100),
});
export type SampleQuestion = z.infer<typeof SampleQuestion>;

export const SampleAnswers = z.object({
  model: z.string().nullable(),
  /** Why no model was asked. */
  why: z.enum(['no-model', 'site-limit', 'person-limit']).nullable(),
  answers: z.array(z.object({ key: z.string(), decision: field.json<Decision>() })),
  /** Read and written for them. */
  tokens: z.int(),
});
export type SampleAnswers = z.infer<typeof SampleAnswers>;

export const simulatorCalls = defineCalls({
  'GET programs/{id}/simulator': {
    summary: 'What you can simulate: the current draft, and the names of the published versions.',
    access: teamOf('program', 'view'),
    health: false,
    params: z.object({ id: field.id }),
    reply: Simulator,
    example: { params: { id: '$program' } },
  },
  'GET programs/{id}/simulator/versions/{version}': {
    summary: 'A published version with its full content, to simulate.',
    access: teamOf('program', 'view'),
    health: false,
    params: z.object({ id: field.id, version: field.id }),
    reply: z.object({ program: field.json<Program>() }),
    example: { params: { id: '$program', version: '$programVersion' } },
  },
  'PUT programs/{id}/simulator/danger': {
    summary:
      'Say which dangers a simulation of the draft left unanswered, for whoever prepares publishing it. What is about an earlier draft is not kept.',
    access: teamOf('program', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({
      /** Of the draft that was simulated. */
      state: z.string().max(100),
      /** `null`: none. */
      danger: FoundDanger.nullable(),
    }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$program' }, body: { state: '', danger: null } },
  },
  'POST programs/{id}/simulator/choices': {
    summary: `Ask the real model what it would choose for up to ${mostQuestionsAtOnce} simulated followers at AI modules. Every exchange is recorded and counts toward your budget. 409 when the draft no longer matches \`state\`.`,
    access: teamOf('program', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({
      /** `null`: the current draft. */
      version: field.id.nullable().default(null),
      /** Of the draft. */
      state: z.string().max(100).optional(),
      /** None: which model would be asked. */
      questions: z.array(SampleQuestion).max(mostQuestionsAtOnce),
    }),
    reply: SampleAnswers,
    limit: 'asking',
    example: { params: { id: '$program' }, body: { questions: [] } },
  },
});
