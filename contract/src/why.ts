import { z } from 'zod';
import { expertTeamOf, ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { stepOrModuleKey } from './step-ahead.ts';

/** One reason, in the reader's language. */
export const Reason = z.object({
  words: z.string(),
  /** Of a condition: whether it held. */
  as: z.enum(['held', 'failed', 'note']),
  /** The engine's or the arbiter's rule; only experts are told. */
  rule: z.string().nullable(),
  /** How and when its person was told of it; not why it is there. */
  isDelivery: z.boolean(),
});
export type Reason = z.infer<typeof Reason>;

/** Why something came, or did not. */
export const Why = z.object({
  /** What it is about, by its own name. */
  name: z.string(),
  /** In one sentence. */
  answer: z.string(),
  reasons: z.array(Reason),
  /** When it comes next, or until when it waits. */
  next: z.string().nullable(),
  /**
   * Where something can be done about it; `person`: the team can be asked to look at what an AI module
   * chose, `asked`: it was. */
  action: z
    .object({ kind: z.enum(['settings', 'task', 'program', 'person', 'asked']), id: field.id.nullable() })
    .nullable(),
});
export type Why = z.infer<typeof Why>;

const step = z.string().regex(/^\d{1,3}\.[A-Za-z0-9_-]{1,64}$/);

export const WhyNot = z.object({
  /** By whose clock the day is counted. */
  zone: z.string(),
  day: field.day,
  /** What can be asked about: what comes back first, then the steps of the way. */
  subjects: z.array(
    z.object({ key: z.string(), name: z.string(), kind: z.string(), comesBack: z.boolean() }),
  ),
  /** One for the thing asked about; without one, the day as a whole first and then each thing. */
  answers: z.array(Why),
});
export type WhyNot = z.infer<typeof WhyNot>;

/** By whose clock times are told: that of the device the answer is read on, else that of the program. */
const byClock = z.object({ zone: field.zone.optional() });

const ofOne = z.object({ id: field.id });
const whyNotQuery = z.object({
  about: stepOrModuleKey.optional(),
  /** A local day of the follower; yesterday when left out. */
  day: field.day.optional(),
});

export const whyCalls = defineCalls({
  'GET tasks/{id}/why': {
    summary: 'Why you have a task, what it waits for, and how you were told about it.',
    access: ownerOf('task'),
    health: 'own',
    params: ofOne,
    query: byClock,
    reply: Why,
    example: { params: { id: '$task' } },
  },
  'GET notifications/{id}/why': {
    summary: 'Why you got this notification, at this time and through these channels.',
    access: ownerOf('notification'),
    health: 'own',
    params: ofOne,
    query: byClock,
    reply: Why,
    example: { params: { id: '$notification' } },
  },
  'GET nudges/{id}/why': {
    summary: 'Why you got this nudge, at this time and through these channels.',
    access: ownerOf('nudge'),
    health: 'own',
    params: ofOne,
    query: byClock,
    reply: Why,
    example: { params: { id: '$nudge' } },
  },
  'GET enrollments/{id}/why': {
    summary: 'Why you are, were or are not yet at a step of your program. Without a step: where you are now.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofOne,
    query: byClock.extend({ step: step.optional() }),
    reply: Why,
    example: { params: { id: '$enrollment' } },
  },
  'GET enrollments/{id}/why-not': {
    summary: 'Why you weren’t reminded of something on a day.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofOne,
    query: whyNotQuery.extend(byClock.shape),
    reply: WhyNot,
    example: { params: { id: '$enrollment' } },
  },
  'GET follow-ups/{id}/why': {
    summary: 'Why a follow-up was created, with the values that decided it.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofOne,
    reply: Why,
    example: { params: { id: '$followUp' } },
  },
  'GET history/runs/{id}/why': {
    summary:
      'Why a follower is, was or is not yet at a step, or has a task, with the values that decided it.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofOne,
    query: z.object({ step: step.optional(), task: field.id.optional() }),
    reply: Why,
    example: { params: { id: '$run' } },
  },
  'GET history/runs/{id}/why-not': {
    summary: 'Why a follower wasn’t reminded of something on a day, with the values that decided it.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofOne,
    query: whyNotQuery,
    reply: WhyNot,
    example: { params: { id: '$run' } },
  },
});
