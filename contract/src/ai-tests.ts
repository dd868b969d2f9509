import { z } from 'zod';
import { expertTeamOf, teamOf } from './access.ts';
import { answerFeedbacks, answerKinds } from './agent-choices.ts';
import {
  aiTestEnds,
  aiTestFaults,
  aiTestParts,
  aiTestStatuses,
  aiTestSubjects,
  aiTestThresholds,
  builtInAiTestKinds,
  mostAiTestMessages,
  mostAiTests,
} from './ai-test-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { locales } from './language/languages.ts';
import { MadeUpFollower } from './made-up-follower.ts';

/** Whom it is about: an agent by its item’s id, an AI module by its step’s. */
const Subject = { kind: z.enum(aiTestSubjects), subject: field.documentId };

export const AiTestGiven = z.object({
  locale: z.enum(locales).default('en'),
  follower: MadeUpFollower,
  /** What they write to the agent, one after the other; the last answer is judged. Of a module: none. */
  messages: z.array(field.text(1, 1_000)).max(mostAiTestMessages).default([]),
});
export type AiTestGiven = z.infer<typeof AiTestGiven>;

export const AiTestExpects = z.object({
  /** Each of them: steps, modules, texts or saved answers by their ids. */
  cites: z.array(field.documentId).max(5).default([]),
  /** In none of the answers, however it is spelled. */
  notSay: z.array(field.text(1, 100)).max(10).default([]),
  ends: z.enum(aiTestEnds).nullable().default(null),
  /** Of a module: the branch by its id. */
  chooses: field.documentId.nullable().default(null),
});
export type AiTestExpects = z.infer<typeof AiTestExpects>;

/** What was answered in one run. */
export const AiTestSample = z.object({
  holds: z.boolean(),
  said: z.array(
    z.object({
      words: z.string(),
      /** Of an agent’s answer. */
      kind: z.enum(answerKinds).nullable(),
      cites: z.array(z.string()),
      /** Of a module’s choice. */
      branch: z.string().nullable(),
    }),
  ),
});
export type AiTestSample = z.infer<typeof AiTestSample>;

export const AiTestRate = z.object({
  part: z.enum(aiTestParts),
  /** Of `cites` what, of `not-say` which words, else what was wanted. */
  of: z.string(),
  /** In so many runs it held. */
  held: z.int(),
});
export type AiTestRate = z.infer<typeof AiTestRate>;

export const AiTestResult = z.object({
  status: z.enum(aiTestStatuses),
  runs: z.int(),
  /** Runs in which everything held. */
  passed: z.int(),
  rates: z.array(AiTestRate),
  /** One that failed first. */
  samples: z.array(AiTestSample),
  fault: z.enum(aiTestFaults).nullable(),
  ranAt: field.instant,
});
export type AiTestResult = z.infer<typeof AiTestResult>;

export const AiTest = z.object({
  /** Of a built-in one its word. */
  id: field.documentId,
  builtIn: z.enum(builtInAiTestKinds).nullable(),
  name: z.string(),
  given: AiTestGiven,
  expects: AiTestExpects,
  /** Percent of the runs that have to hold. */
  threshold: z.int(),
  /** By this model, of exactly what would be published now; `null`: not run so far. */
  result: AiTestResult.nullable(),
});
export type AiTest = z.infer<typeof AiTest>;

export const AiTests = field.cursorList(AiTest).extend({
  /** Which model they are run with; `null`: the built-in guide, or a module’s rule. */
  model: z.string().nullable(),
});
export type AiTests = z.infer<typeof AiTests>;

/** A question and its answer that somebody lets the team make a test of, without their name. */
export const LentExchange = z.object({
  /** The answer’s id. */
  id: field.id,
  question: z.string(),
  answer: z.string(),
  kind: z.enum(answerKinds),
  feedback: z.enum(answerFeedbacks).nullable(),
});
export type LentExchange = z.infer<typeof LentExchange>;

const Written = z.object({
  name: field.text(1, 120),
  given: AiTestGiven,
  expects: AiTestExpects,
  threshold: z.literal(aiTestThresholds).default(100),
});
export type AiTestWritten = z.infer<typeof Written>;

const ofProtocol = z.object({ id: field.id });
const ofTest = z.object({ id: field.id, test: field.id });
const at = { params: { id: '$protocol' } };
const atTest = { params: { id: '$protocol', test: '$aiTest' } };
const about = { kind: 'agent', subject: '$agentItem' };
const example = {
  name: 'Says nothing of wonders $unique',
  given: { locale: 'en', follower: {}, messages: ['Will it cure me?'] },
  expects: { notSay: ['guaranteed'] },
  threshold: 100,
};

export const aiTestCalls = defineCalls({
  'GET protocols/{id}/ai-tests': {
    summary:
      'Tests of an agent or an AI module, the built-in ones last, with their rates for what would be published now.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object(Subject),
    reply: AiTests,
    example: { ...at, query: about },
  },
  'POST protocols/{id}/ai-tests': {
    summary: `Add a test that must pass before publishing. The limit is ${mostAiTests} for each agent or module.`,
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: Written.extend(Subject),
    reply: AiTest,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { ...example, ...about } },
  },
  'PUT protocols/{id}/ai-tests/{test}': {
    summary: 'Change a test. Its earlier results no longer count.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofTest,
    body: Written,
    reply: AiTest,
    limit: 'writing',
    example: { ...atTest, body: example },
  },
  'DELETE protocols/{id}/ai-tests/{test}': {
    summary: 'Delete a test.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofTest,
    reply: null,
    limit: 'writing',
    example: atTest,
  },
  'GET protocols/{id}/ai-tests/conversations': {
    summary:
      'Questions to an agent that followers let you make tests of, newest first, up to 50. Names are removed; what may still say who someone is isn’t shown.',
    access: expertTeamOf('protocol', 'edit'),
    health: 'others',
    params: ofProtocol,
    query: z.object({ subject: field.documentId }),
    reply: field.cursorList(LentExchange),
    example: { ...at, query: { subject: '$agentItem' } },
  },
  'POST protocols/{id}/ai-tests/from-conversation': {
    summary: 'Make a test of one of these questions. It goes when its follower takes it back.',
    access: expertTeamOf('protocol', 'edit'),
    health: 'others',
    params: ofProtocol,
    body: z.object({ subject: field.documentId, message: field.id }),
    reply: AiTest,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { subject: '$agentItem', message: '$lentAnswer' } },
  },
  'POST protocols/{id}/ai-tests/run': {
    summary:
      'Run an agent’s or AI module’s tests in the background. Those that passed already keep their result.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: z.object(Subject),
    reply: AiTests,
    limit: 'writing',
    example: { ...at, body: about },
  },
});
