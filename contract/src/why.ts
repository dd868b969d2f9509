import { z } from 'zod';
import { expertTeamOf, ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** One reason, in the reader's language. */
export const Reason = z.object({
  words: z.string(),
  /** Of a condition: whether it held. */
  as: z.enum(['held', 'failed', 'note']),
  /** The engine's or the arbiter's rule; only experts are told. */
  rule: z.string().nullable(),
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
  /** Where something can be done about it. */
  action: z.object({ kind: z.enum(['settings', 'task', 'program']), id: field.id.nullable() }).nullable(),
});
export type Why = z.infer<typeof Why>;

/** Something that one could have expected: `module:daily`, `step:first` with the number of its protocol before it. */
const subject = z.string().regex(/^\d{1,3}\.(module:)?[A-Za-z0-9_-]{1,64}$/);
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

const ofOne = z.object({ id: field.id });
const whyNotQuery = z.object({
  about: subject.optional(),
  /** A local day of the follower; yesterday when left out. */
  day: field.day.optional(),
});

export const whyCalls = defineCalls({
  'GET tasks/{id}/why': {
    summary: 'Why one’s own task came, what it waits for, and how one was told of it.',
    access: ownerOf('task'),
    params: ofOne,
    reply: Why,
    health: true,
    example: { params: { id: '$task' } },
  },
  'GET notifications/{id}/why': {
    summary: 'Why one was told this, at this hour and by these ways.',
    access: ownerOf('notification'),
    params: ofOne,
    reply: Why,
    health: true,
    example: { params: { id: '$notification' } },
  },
  'GET nudges/{id}/why': {
    summary: 'Why a message of one’s program came, at this hour and by these ways.',
    access: ownerOf('nudge'),
    params: ofOne,
    reply: Why,
    health: true,
    example: { params: { id: '$nudge' } },
  },
  'GET enrollments/{id}/why': {
    summary: 'Why one is at a step of one’s program, was, or is not yet. Without a step: where one is now.',
    access: ownerOf('enrollment'),
    params: ofOne,
    query: z.object({ step: step.optional() }),
    reply: Why,
    health: true,
    example: { params: { id: '$enrollment' } },
  },
  'GET enrollments/{id}/why-not': {
    summary: 'Why something of one’s program did not come on a day.',
    access: ownerOf('enrollment'),
    params: ofOne,
    query: whyNotQuery,
    reply: WhyNot,
    health: true,
    example: { params: { id: '$enrollment' } },
  },
  'GET follow-ups/{id}/why': {
    summary: 'Why something waits for the expert, with the values that decided it.',
    access: expertTeamOf('followUp', 'edit'),
    params: ofOne,
    reply: Why,
    health: true,
    example: { params: { id: '$followUp' } },
  },
  'GET history/runs/{id}/why': {
    summary:
      'Why a follower is at a step, was, or is not yet, or was given a task, with the values that decided it.',
    access: expertTeamOf('run', 'edit'),
    params: ofOne,
    query: z.object({ step: step.optional(), task: field.id.optional() }),
    reply: Why,
    health: true,
    example: { params: { id: '$run' } },
  },
  'GET history/runs/{id}/why-not': {
    summary: 'Why something did not come to a follower on a day, with the values that decided it.',
    access: expertTeamOf('run', 'edit'),
    params: ofOne,
    query: whyNotQuery,
    reply: WhyNot,
    health: true,
    example: { params: { id: '$run' } },
  },
});
