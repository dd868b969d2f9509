import { z } from 'zod';
import { admins, adminsAbout, emergency } from './access.ts';
import { defineCalls } from './call.ts';
import { emergencyScopes, longestEmergency, verdicts } from './emergency-scopes.ts';
import { enrollmentStatuses } from './enrollments.ts';
import * as field from './fields.ts';

const name = z.object({ id: field.id, full_name: z.string() });

export const EmergencyAccess = z.object({
  id: field.id,
  admin: name,
  person: name,
  scopes: z.array(z.enum(emergencyScopes)),
  reason: z.string(),
  openedAt: field.instant,
  endsAt: field.instant,
  review: z.object({ by: name, at: field.instant, verdict: z.enum(verdicts), note: z.string() }).nullable(),
  /** What the caller may do with it now. */
  can: z.object({ look: z.boolean(), review: z.boolean() }),
});
export type EmergencyAccess = z.infer<typeof EmergencyAccess>;

const whole = <T extends z.ZodType>(item: T) => field.cursorList(item);
const params = z.object({ id: field.id });
const example = { params: { id: '$emergencyAccess' } };

export const emergencyAccessCalls = defineCalls({
  'POST dashboard/people/{id}/emergency-accesses': {
    summary:
      'Open a way to one person’s health data, for a reason and an hour at most. They are told at once, and another admin reviews it where there is one.',
    access: adminsAbout('person', 'owner', 'support'),
    health: false,
    params,
    body: z.object({
      reason: field.text(20, 500),
      scopes: z.array(z.enum(emergencyScopes)).min(1).max(emergencyScopes.length),
      minutes: z.int().min(5).max(longestEmergency),
    }),
    reply: EmergencyAccess,
    status: 201,
    limit: 'writing',
    example: {
      params: { id: '$person' },
      body: {
        reason: 'Their expert cannot be reached and they asked us to check a reading.',
        scopes: ['readings'],
        minutes: 30,
      },
    },
  },
  'GET dashboard/emergency-accesses': {
    summary: 'Emergency accesses, newest first: all of them for those who review, else one’s own.',
    access: admins('owner', 'support', 'auditor'),
    health: false,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(EmergencyAccess),
    example: {},
  },
  'GET dashboard/emergency-accesses/{id}': {
    summary: 'One emergency access.',
    access: adminsAbout('emergencyAccess', 'owner', 'support', 'auditor'),
    health: false,
    params,
    reply: EmergencyAccess,
    example,
  },
  'GET dashboard/emergency-accesses/{id}/phone': {
    summary: 'The number under which the person can be called. While the access lasts.',
    access: emergency('phone'),
    health: 'others',
    params,
    /** `null`: they gave none. */
    reply: z.object({ phone: z.string().nullable() }),
    example,
  },
  'GET dashboard/emergency-accesses/{id}/facts': {
    summary:
      'Their conditions, medication and allergies, also those they keep from their programs. While the access lasts.',
    access: emergency('facts'),
    health: 'others',
    params,
    reply: z.object({
      /** Names of signs. */
      conditions: z.array(z.string()),
      medication: z.string(),
      allergies: z.string(),
      /** `null`: they never said anything. */
      changedAt: field.instant.nullable(),
    }),
    example,
  },
  'GET dashboard/emergency-accesses/{id}/enrollments': {
    summary: 'The programs that the person follows or followed. While the access lasts.',
    access: emergency('enrollments'),
    health: 'others',
    params,
    reply: whole(
      z.object({
        id: field.id,
        program: z.string(),
        status: z.enum(enrollmentStatuses),
        startedAt: field.instant,
        lastActiveAt: field.instant,
      }),
    ),
    example,
  },
  'GET dashboard/emergency-accesses/{id}/tasks': {
    summary: 'Their last tasks, with what they answered. While the access lasts.',
    access: emergency('tasks'),
    health: 'others',
    params,
    reply: whole(
      z.object({
        id: field.id,
        name: z.string(),
        program: z.string(),
        status: z.string(),
        isUrgent: z.boolean(),
        openedAt: field.instant,
        closedAt: field.instant.nullable(),
        /** As it was handed in, in the words of whoever asked; `true` and `false` are yes and no. */
        answers: z
          .array(z.object({ question: z.string().optional(), answer: z.union([z.string(), z.boolean()]) }))
          .nullable(),
      }),
    ),
    example,
  },
  'GET dashboard/emergency-accesses/{id}/readings': {
    summary: 'Their last readings of each KPI. While the access lasts.',
    access: emergency('readings'),
    health: 'others',
    params,
    reply: whole(
      z.object({
        kpi: z.string(),
        name: z.string(),
        unit: z.string(),
        /** Oldest first. */
        readings: z.array(z.object({ takenAt: field.instant, value: z.number() })),
      }),
    ),
    example,
  },
  'POST dashboard/emergency-accesses/{id}/end': {
    summary: 'Close one’s own emergency access before its time.',
    access: {
      ...admins('owner', 'support'),
      object: { kind: 'emergencyAccess', whose: 'own' },
    },
    health: false,
    params,
    reply: EmergencyAccess,
    limit: 'writing',
    example,
  },
  'POST dashboard/emergency-accesses/{id}/review': {
    summary: 'Say whether another admin’s emergency access was justified.',
    access: adminsAbout('emergencyAccess', 'owner', 'auditor'),
    health: false,
    params,
    body: z.object({ verdict: z.enum(verdicts), note: field.text(0, 500).default('') }),
    reply: EmergencyAccess,
    limit: 'writing',
    example: {
      params: { id: '$anothersEmergencyAccess' },
      body: { verdict: 'justified', note: 'They had asked for it on the phone.' },
    },
  },
});
