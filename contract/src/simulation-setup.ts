import type { Expectation } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { z } from 'zod';
import * as field from './fields.ts';
import { mostExpectations, mostTestDays, mostTestFollowers } from './simulation-test-limits.ts';

// The shape of what is simulated. Whether its values can be lived is asked of the engine.

const number = z.number();
const delay = z.object({ half: number, most: number });
const trend = z.object({ start: number, end: number, halfWayDays: number, spread: number });
const time = z.string().max(5);
const hours = z.object({ from: time, to: time });
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const word = field.text(1, 80);

const profile = z.object({
  id: word,
  name: field.text(1, 80),
  adherence: number,
  tires: number,
  declines: number,
  putsOff: number,
  patience: z.object({ questions: number, givesUp: number }),
  delay,
  awake: hours,
  dropOut: z.object({ perWeek: number, tells: number }),
  answers: trend,
  kpis: trend,
  devices: number,
});

const team = z.object({
  adherence: number,
  declines: number,
  delay,
  atWork: hours.extend({ days: z.array(weekday).max(7) }),
  minutes: z.object({ task: number, review: number, nudge: number, alert: number, stuck: number }),
  modelAnswers: number,
});

const people = z.object({
  ages: z.object({ min: number, max: number }),
  women: number,
  roles: z.array(word).max(40),
  signs: z
    .record(word, number)
    .refine((signs) => Object.keys(signs).length <= 100, { params: { rule: 'too_many' } }),
});

export const TestSetup: z.ZodType<PopulationSetup, unknown> = z.object({
  seed: number,
  followers: z.int().min(1).max(mostTestFollowers),
  profiles: z.array(z.object({ profile, share: number })).max(20),
  team,
  people,
  zones: z.array(field.zone).max(20),
  start: number,
  arriveOverDays: z.int().min(0).max(mostTestDays),
  days: z.int().min(1).max(mostTestDays),
  stuckAfterDays: number,
  choices: z
    .record(
      field.documentId,
      z.object({ rates: z.record(field.documentId, number), unsure: number.optional() }),
    )
    .refine((choices) => Object.keys(choices).length <= 200, { params: { rule: 'too_many' } })
    .optional(),
  appointments: z.object({ aheadDays: delay, cancelled: number, missed: number }).optional(),
});

const step = { protocol: z.string().max(80), node: field.documentId };
const measure = z.discriminatedUnion('of', [
  z.object({ of: z.enum(['finished', 'ranThrough', 'stopped', 'withdrawn', 'stuck', 'failed', 'underWay']) }),
  z.object({ of: z.literal('daysToFinish') }),
  z.object({ of: z.literal('promptsInADay') }),
  z.object({ of: z.literal('promptsInAWeek') }),
  z.object({ of: z.literal('expertMinutesPerFollower') }),
  z.object({ of: z.literal('expertTasksRanOut') }),
  z.object({ of: z.literal('reached'), ...step }),
  z.object({ of: z.literal('daysInStep'), ...step }),
  z.object({ of: z.literal('kpiInTarget'), kpi: field.documentId }),
]);

/** Shares of people or tasks; the others count days, prompts or minutes. */
const shares = new Set([
  'finished',
  'ranThrough',
  'stopped',
  'withdrawn',
  'stuck',
  'failed',
  'underWay',
  'expertTasksRanOut',
  'reached',
  'kpiInTarget',
]);

const expectation = z
  .object({
    id: word,
    measure,
    must: z.enum(['atLeast', 'atMost']),
    value: z.number().min(0).max(100_000),
  })
  .refine(({ measure: { of }, value }) => value <= 1 || !shares.has(of), {
    path: ['value'],
    params: { rule: 'not_a_share' },
  });

export const TestExpectations: z.ZodType<Expectation[], unknown> = z
  .array(expectation)
  .min(1)
  .max(mostExpectations)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { params: { rule: 'same_id' } });
