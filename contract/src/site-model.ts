import { z } from 'zod';
import { admins } from './access.ts';
import { modelKinds, sharedFacts } from './ai-choices.ts';
import { aiTestSubjects } from './ai-test-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { reason } from './people.ts';

const dollars = z.number().min(0).max(10_000);
const Shares = z
  .array(z.enum(sharedFacts))
  .max(sharedFacts.length)
  .refine((list) => new Set(list).size === list.length);
const limits = z.object({
  /** Tokens, read and written together, that all people of the site use in a day (UTC). */
  siteTokensADay: z.int().min(0).max(1_000_000_000),
  personTokensADay: z.int().min(0).max(100_000_000),
});
const model = {
  kind: z.enum(modelKinds),
  /** Only of an OpenAI-compatible endpoint. */
  baseUrl: field.text(1, 300).nullable(),
  model: field.text(1, 200),
  /** US dollars for a million tokens. */
  costIn: dollars,
  costOut: dollars,
};

/** A model that was chosen, and answers once everything published has passed its tests on it. */
export const ModelCandidate = z.object({
  name: z.string(),
  chosenAt: field.instant,
  /** Nothing runs any more, and something did not pass. */
  isStopped: z.boolean(),
  tests: z.object({ all: z.int(), done: z.int() }),
  /** What did not pass so far; `noAnswer`: the model gave none, or today’s tokens are used up. */
  red: z.array(
    z.object({
      program: z.string(),
      kind: z.enum(aiTestSubjects),
      name: z.string(),
      tests: z.array(z.object({ name: z.string(), noAnswer: z.boolean() })),
    }),
  ),
});
export type ModelCandidate = z.infer<typeof ModelCandidate>;

export const AiSettings = z.object({
  /** The site’s own model as it was last chosen; its key is in no answer. `null`: none of its own. */
  model: z.object(model).nullable(),
  /** That one, where it doesn’t answer yet. */
  candidate: ModelCandidate.nullable(),
  /** Which one answers now: the site’s, the operator’s, or nobody but the built-in guide. */
  answers: z.enum(['site', 'operator', 'guide']),
  modelName: z.string().nullable(),
  /** What of a person may be told to the model. */
  shares: Shares,
  limits,
  used: z.object({ tokensToday: z.int(), questionsToday: z.int(), costMicrosThisMonth: z.int() }),
});
export type AiSettings = z.infer<typeof AiSettings>;

export const siteModelCalls = defineCalls({
  'GET dashboard/ai': {
    summary: 'The language model of this site, what it is told about people, and what it has used.',
    access: admins('owner'),
    health: false,
    reply: AiSettings,
    example: {},
  },
  'PUT dashboard/ai': {
    summary:
      'Change the language model, its limits and what it is told about people. Another model answers once every published agent and AI module has passed its tests on it; to have no model takes effect at once. Without `key` the one you gave stays. Its endpoint has to be public.',
    access: admins('owner'),
    health: false,
    body: z.object({
      model: z.object({ ...model, key: field.secretText(1, 1_000).optional() }).nullable(),
      shares: Shares,
      limits,
    }),
    reply: AiSettings,
    stepUp: true,
    limit: 'writing',
    example: {
      body: {
        model: {
          kind: 'openai-compatible',
          baseUrl: 'https://models.example.com/v1',
          model: 'small',
          key: 'what the provider gave',
          costIn: 1,
          costOut: 4,
        },
        shares: ['place', 'tasks'],
        limits: { siteTokensADay: 2_000_000, personTokensADay: 100_000 },
      },
    },
  },
  'POST dashboard/ai/candidate/test': {
    summary: 'Run the tests again that the chosen model has not passed.',
    access: admins('owner'),
    health: false,
    reply: AiSettings,
    limit: 'writing',
    example: {},
  },
  'POST dashboard/ai/candidate/take': {
    summary: 'Have the chosen model answer now, whatever it has not passed, and say why.',
    access: admins('owner'),
    health: false,
    body: z.object({ reason }),
    reply: AiSettings,
    stepUp: true,
    limit: 'writing',
    example: { body: { reason: 'The provider ends the old model today.' } },
  },
  'DELETE dashboard/ai/candidate': {
    summary: 'Keep the model that answers now.',
    access: admins('owner'),
    health: false,
    reply: AiSettings,
    limit: 'writing',
    example: {},
  },
});
