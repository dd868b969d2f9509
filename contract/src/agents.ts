import { z } from 'zod';
import {
  agentOffers,
  answerFeedbacks,
  answerKinds,
  answerStates,
  longestQuestion,
  messagesFrom,
  passageKinds,
} from './agent-choices.ts';
import { sharedFacts } from './ai-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** A piece of the program that an answer was taken from. `[1]` in the words stands for the one with number 1. */
export const Cite = z.object({
  number: z.int(),
  kind: z.enum(passageKinds),
  title: z.string(),
  /** How it begins there. */
  opening: z.string(),
  /** Where the reader can see it; null: nowhere but here. */
  link: z.string().nullable(),
});
export type Cite = z.infer<typeof Cite>;

/** Something that the reader can do by one press; nothing is done without it. */
export const OfferCard = z.object({
  kind: z.enum(agentOffers),
  /** What it is about, such as a task by its name. */
  name: z.string(),
  /**
   * What the press calls: `POST tasks/{id}/snooze`, or a page to go to. Of `ask` neither: it is
   * `POST agents/{program}/hand-over`.
   */
  taskId: field.id.nullable(),
  link: z.string().nullable(),
});
export type OfferCard = z.infer<typeof OfferCard>;

export const AgentMessage = z.object({
  id: field.id,
  /** Its place in the thread, counted from 1 without gaps. */
  number: z.int(),
  from: z.enum(messagesFrom),
  /** Who of the team wrote it. */
  author: z.object({ id: field.id, full_name: z.string() }).nullable(),
  /** Plain text. An answer’s `[1]` points at its cites. Empty while it is on its way. */
  body: z.string(),
  /** What kind of answer it is; null: not an answer of the agent’s. */
  kind: z.enum(answerKinds).nullable(),
  state: z.enum(answerStates),
  cites: z.array(Cite),
  offers: z.array(OfferCard),
  feedback: z.enum(answerFeedbacks).nullable(),
  /** The program’s team may make a test of this answer and its question, without your name. */
  isLent: z.boolean(),
  createdAt: field.instant,
});
export type AgentMessage = z.infer<typeof AgentMessage>;

const about = {
  /** One program has one agent: it goes by the program’s id. */
  id: field.id,
  program: z.object({ id: field.id, title: z.string() }),
  program_image: z.string().nullable(),
  /** As its creator calls it, else the guide’s own name. */
  name: z.string(),
  photo: z.string().nullable(),
};

export const AgentCard = z.object({
  ...about,
  /** The newest; null: nothing was said yet. */
  message: z.object({ from: z.enum(messagesFrom), body: z.string(), createdAt: field.instant }).nullable(),
  isHandedOver: z.boolean(),
});
export type AgentCard = z.infer<typeof AgentCard>;

export const Agent = z.object({
  ...about,
  /** Its creator gave it to the program; else the built-in guide speaks for it. */
  isChosen: z.boolean(),
  /** Which model answers; null: the built-in guide. */
  model: z.string().nullable(),
  /** Its first words. */
  greeting: z.string(),
  /** Questions to begin with. */
  openings: z.array(z.string()),
  /** In which role you talk with it. */
  as: z.enum(['follower', 'team', 'visitor']),
  /** What of you a model is told here. */
  shares: z.array(z.enum(sharedFacts)),
  /** The team answers in this thread until you take it back. */
  handOver: z.object({ at: field.instant, chatId: field.id.nullable() }).nullable(),
  can: z.object({ handOver: z.boolean() }),
  messages: z.object({
    /** Oldest first; page 1 is the newest, and `next` leads to older ones. */
    data: z.array(AgentMessage),
    meta: z.object({
      current_page: z.int(),
      last_page: z.int(),
      per_page: z.int(),
      total: z.int(),
      next: z.string().nullable(),
      prev: z.string().nullable(),
    }),
    links: z.object({ next: z.string().nullable(), prev: z.string().nullable() }),
  }),
});
export type Agent = z.infer<typeof Agent>;

/** What was said, and the answer to it. One that is on its way comes as whispers, `answering`, and then as an event, `agent`. */
export const Exchanged = z.object({ asked: AgentMessage, answer: AgentMessage.nullable() });
export type Exchanged = z.infer<typeof Exchanged>;

/** Also whoever has no account yet; one that waits for its confirmation has to confirm first. */
const talking = { states: ['temporary', 'registered'] } as const;
const withAgent = { ...talking, object: { kind: 'agent', whose: 'anyone' } } as const;
const ownMessage = { ...talking, object: { kind: 'agentMessage', whose: 'own' } } as const;
const ofAgent = z.object({ program: field.id });
const ofMessage = z.object({ program: field.id, message: field.id });
const at = { params: { program: '$agent' } };
const atMessage = { params: { program: '$agent', message: '$agentMessage' } };

export const agentCalls = defineCalls({
  'GET agents': {
    summary: 'The agents of programs you follow or have asked, those you talked with last first, up to 100.',
    access: talking,
    health: 'own',
    reply: field.cursorList(AgentCard),
    example: {},
  },
  'GET agents/{program}': {
    summary: 'A program’s agent and your thread with it, oldest message first. `upTo` keeps pages still.',
    access: withAgent,
    health: 'own',
    params: ofAgent,
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(50).default(20),
      /** Only messages up to this number, so that pages stay where they are while new ones come. */
      upTo: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
      /** Of a private link. */
      token: field.secret.optional(),
    }),
    reply: Agent,
    example: at,
  },
  'POST agents/{program}/messages': {
    summary:
      'Ask a program’s agent. In danger the answer is fixed help. 429 when you ask faster than one person can read.',
    access: withAgent,
    health: 'own',
    params: ofAgent,
    body: z.object({ body: field.text(1, longestQuestion), token: field.secret.optional() }),
    reply: Exchanged,
    status: 201,
    limit: 'asking',
    example: { ...at, body: { body: 'What do I do today?' } },
  },
  'POST agents/{program}/messages/{message}/stop': {
    summary: 'Stop an answer that is on its way. What came of it stays.',
    access: ownMessage,
    health: 'own',
    params: ofMessage,
    reply: AgentMessage,
    limit: 'writing',
    example: atMessage,
  },
  'POST agents/{program}/messages/{message}/retry': {
    summary: 'Have an answer given again that was stopped or didn’t come. Others stay as they are.',
    access: ownMessage,
    health: 'own',
    params: ofMessage,
    reply: AgentMessage,
    limit: 'asking',
    example: atMessage,
  },
  'PUT agents/{program}/messages/{message}/feedback': {
    summary: 'Say whether an answer helped, or take that back.',
    access: ownMessage,
    health: 'own',
    params: ofMessage,
    body: z.object({ feedback: z.enum(answerFeedbacks).nullable() }),
    reply: AgentMessage,
    limit: 'writing',
    example: { ...atMessage, body: { feedback: 'helpful' } },
  },
  'PUT agents/{program}/messages/{message}/lent': {
    summary:
      'Let the program’s team test the agent with your question and this answer, without your name, or take that back. Taken back, tests made of it are deleted.',
    access: ownMessage,
    health: 'own',
    params: ofMessage,
    body: z.object({ isLent: z.boolean() }),
    reply: AgentMessage,
    limit: 'writing',
    example: { ...atMessage, body: { isLent: true } },
  },
  'POST agents/{program}/hand-over': {
    summary:
      'Ask the program’s team: the thread’s last messages go to them, and they answer here. For those who follow it.',
    access: withAgent,
    health: 'own',
    params: ofAgent,
    reply: AgentMessage,
    status: 201,
    limit: 'writing',
    example: at,
  },
  'DELETE agents/{program}/hand-over': {
    summary: 'Let the agent answer again. Your conversation with the team stays.',
    access: withAgent,
    health: 'own',
    params: ofAgent,
    reply: null,
    limit: 'writing',
    example: at,
  },
});
