import { z } from 'zod';
import { andAssistants, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const NewReading = z.object({
  kpi: field.documentId,
  value: z.number(),
  unit: field.text(0, 20).optional(),
  /** Now when left out; at most a year ago. */
  takenAt: field.instant.optional(),
});
export type NewReading = z.infer<typeof NewReading>;

export const Conversions = z.array(
  z.object({ unit: z.string(), factor: z.number(), offset: z.number().optional() }),
);

/** One thing that somebody measures, over all their programs. */
export const ReadingSeries = z.object({
  kpi: field.documentId,
  name: z.string(),
  unit: z.string(),
  /** Other units in which it can be read: value in `unit` = value in the other × factor + offset. */
  conversions: Conversions,
  target: z.object({ min: z.number().optional(), max: z.number().optional() }).nullable(),
  direction: z.enum(['lower', 'higher', 'within']),
  /** What can be measured at all. */
  range: z.object({ min: z.number(), max: z.number() }),
  /** Those that measure it, the one joined last first. */
  programs: z.array(z.object({ id: field.id, title: z.string() })),
  /** The newest one may mean danger by a rule of one of those programs. */
  isAlarming: z.boolean(),
  /** Oldest first, in the unit above. */
  readings: z.array(z.object({ takenAt: field.instant, value: z.number() })),
});
export type ReadingSeries = z.infer<typeof ReadingSeries>;

/** What is put in the place of a reading; its time stays where none is given. */
export const Correction = NewReading.omit({ kpi: true });
export type Correction = z.infer<typeof Correction>;

export const readingCalls = defineCalls({
  'GET readings': {
    summary:
      'Your readings from your last 20 programs, by KPI, up to 200 of each program. What was measured last comes first.',
    access: andAssistants(registered),
    health: 'own',
    reply: field.cursorList(ReadingSeries),
    example: {},
  },
  'POST readings': {
    summary:
      'Add a reading to every program you follow that tracks the KPI. A device can do this with a personal token. A duplicate is refused.',
    access: { ...registered, tokens: ['readings', 'act'] },
    health: 'own',
    body: NewReading,
    reply: z.object({
      value: z.number(),
      /** The KPI's own; null when nobody knows it. */
      unit: z.string().nullable(),
      takenAt: field.instant,
      /** The enrollments that took it. None, when no program one follows measures this: a device need not try again. */
      enrollments: z.array(field.id),
    }),
    status: 201,
    limit: 'writing',
    example: { body: { kpi: 'sleep-hours', value: 7.5 } },
  },
});
