import { z } from 'zod';
import { andAssistants, ownerOf, registered, registeredAbout } from './access.ts';
import { badgeNames } from './badge-names.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { guardianStates } from './guardian-states.ts';
import { KpiSummary } from './kpi-summary.ts';
import { sharedFacts, startFacts } from './my-profile-choices.ts';
import { Participant } from './participant.ts';
import { programCategories } from './program-categories.ts';
import { Correction, NewReading } from './readings.ts';
import { HeldNudge, StepAhead, stepOrModuleKey } from './step-ahead.ts';
import { TaskCard } from './tasks.ts';

export const enrollmentStatuses = ['waiting', 'active', 'paused', 'finished', 'failed', 'withdrawn'] as const;
/** Begun or about to begin, and not over. */
export const runningStatuses = ['waiting', 'active', 'paused'] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** What a program has to know of somebody to tell whether it is meant for them. Nobody else sees it but the team. */
export const Facts = z.object({
  age: z.int().min(0).max(120).nullable().default(null),
  sex: z.enum(['female', 'male', 'other']).nullable().default(null),
  signs: z.array(field.slug).max(60).default([]),
});
export type Facts = z.infer<typeof Facts>;

const minuteOfDay = z.int().min(0).max(1_439);
export const Welcome = z.object({ from: minuteOfDay, to: minuteOfDay });

/** The program as its followers meet it, in the reader's language. */
export const FollowedProgram = z.object({
  id: field.id,
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  category: z.enum(programCategories),
  weeks: z.int(),
  minutesADay: z.int(),
  creator: z.object({ id: field.id, full_name: z.string(), username: z.string() }),
});

export const EnrollmentCard = z.object({
  id: field.id,
  program: FollowedProgram,
  status: z.enum(enrollmentStatuses),
  versionNumber: z.int(),
  /** Share of the expected length that lies behind in days lived, 0 to 1; 1 only once it is finished. */
  progress: z.number(),
  /** Days in the program, the first is 0. */
  day: z.int(),
  streak: z.int(),
  bestStreak: z.int(),
  openTasks: z.int(),
  /** Whether others who follow the program see that one does. */
  isSeen: z.boolean(),
  /** When a pause ends by itself; null: never, or it is not paused. */
  pausedUntil: field.instant.nullable(),
  /** When one agreed to what the program keeps and who sees it. */
  consentedAt: field.instant,
  startedAt: field.instant,
  endedAt: field.instant.nullable(),
  /** Of a minor: whom they asked for consent, and what came of it. */
  guardian: z.object({ state: z.enum(guardianStates), email: z.string(), askedAt: field.instant }).nullable(),
});
export type EnrollmentCard = z.infer<typeof EnrollmentCard>;

/** Something that will come, as far as it can be known. `at` is null when it depends on what is done before. */
export const Coming = z.object({
  /** By which `GET enrollments/{id}/ahead` tells what it will be. */
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  at: field.instant.nullable(),
  /** Why it won’t be told at that time; null: it will. */
  held: HeldNudge.nullable(),
  programId: field.id,
  programTitle: z.string(),
  enrollmentId: field.id,
});
export type Coming = z.infer<typeof Coming>;

/** Where somebody is in a program: everything the page of following shows. */
export const Following = EnrollmentCard.extend({
  zone: z.string(),
  welcome: Welcome.nullable(),
  /** The whole way in outline: names only, and where one stands. */
  outline: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.string(),
      state: z.enum(['done', 'failed', 'here', 'ahead']),
    }),
  ),
  /** In the follower's words: why they are here and what it waits for. */
  waitsFor: z.object({ name: z.string(), kind: z.string(), until: field.instant.nullable() }).nullable(),
  tasks: z.array(TaskCard),
  coming: z.array(Coming),
  kpis: z.array(KpiSummary),
  /** What one's profile knows of a KPI that was never read here, in its own unit. */
  starts: z.array(z.object({ kpi: field.documentId, fact: z.enum(startFacts), value: z.number() })),
  badges: z.array(z.object({ name: z.enum(badgeNames), earnedAt: field.instant })),
  /** Those who chose to be seen; counted up to 1,000. */
  participantsCount: z.int(),
  /** Set when it ended: the words of the step it ended with. */
  ending: z.object({ reason: z.string(), message: z.string() }).nullable(),
  /** They said or measured here what may mean danger: how it ended is told without figures and praise. */
  wasInDanger: z.boolean(),
  can: z.object({
    pause: z.boolean(),
    resume: z.boolean(),
    withdraw: z.boolean(),
    review: z.boolean(),
    stopSharing: z.boolean(),
  }),
});
export type Following = z.infer<typeof Following>;

/** What one is asked before joining. */
export const Joining = z.object({
  program: FollowedProgram,
  /** Which of the facts its population steps ask for. */
  asks: z.array(z.enum(['age', 'sex', 'signs'])),
  /** The signs that make a difference; others need not be said. */
  signs: z.array(z.string()),
  /** Each condition in words, as far as it can be told. */
  checks: z.array(z.string()),
  /** As last said in another program. */
  facts: Facts,
  /** Facts of one's profile that the program's experts will see. */
  shares: z.array(z.enum(sharedFacts)),
  /** What is asked of one, for the consent: kinds of data and who sees them. */
  measures: z.array(z.string()),
  canJoin: z.boolean(),
});
export type Joining = z.infer<typeof Joining>;

const ofEnrollment = z.object({ id: field.id });
const at = { params: { id: '$enrollment' } };
const ofReading = z.object({ id: field.id, reading: field.id });
const atReading = { params: { id: '$enrollment', reading: '$reading' } };
const joined = { facts: { age: 40, sex: 'female', signs: [] }, zone: 'Europe/Berlin', consent: true };

export const enrollmentCalls = defineCalls({
  'GET programs/{id}/following': {
    summary:
      'Where you are in a program, or what it asks before you join. A private program needs the token from its link.',
    access: registeredAbout('listing'),
    health: 'own',
    params: z.object({ id: field.id }),
    query: z.object({ token: field.secret.optional() }),
    reply: z.object({ following: Following.nullable(), joining: Joining.nullable() }),
    example: { params: { id: '$listing' } },
  },
  'POST programs/{id}/enrollments': {
    summary:
      'Join a program. We first check that it is meant for you. If not, the answer says why, by field.',
    access: registeredAbout('listing'),
    health: 'own',
    params: z.object({ id: field.id }),
    body: z.object({
      facts: Facts,
      zone: field.zone,
      /** A local date up to 60 days ahead; today when left out. */
      startOn: field.day.nullable().default(null),
      welcome: Welcome.nullable().default(null),
      isSeen: z.boolean().default(false),
      consent: z.literal(true),
      token: field.secret.optional(),
      /** For whoever is under 18: nothing starts before this person agrees. */
      guardianEmail: field.email.optional(),
    }),
    reply: Following,
    status: 201,
    limit: 'writing',
    example: { params: { id: '$listing' }, body: joined },
  },
  'GET enrollments': {
    summary: 'The programs you follow or have followed, newest first.',
    access: andAssistants(registered),
    health: 'own',
    query: z.object({
      show: z.enum(['running', 'ended', 'all']).default('running'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
    }),
    reply: field.cursorList(EnrollmentCard),
    example: {},
  },
  'GET enrollments/{id}': {
    summary: 'Where you are in a program.',
    access: andAssistants(ownerOf('enrollment')),
    health: 'own',
    params: ofEnrollment,
    reply: Following,
    example: at,
  },
  'GET enrollments/{id}/ahead': {
    summary: 'What a step of your path or something that comes back will be, before it comes.',
    access: andAssistants(ownerOf('enrollment')),
    health: 'own',
    params: ofEnrollment,
    query: z.object({ step: stepOrModuleKey }),
    reply: StepAhead,
    example: { ...at, query: { step: '0.second-check' } },
  },
  'PUT enrollments/{id}/settings': {
    summary: 'Set reminder hours, your time zone, and whether other followers can see you.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofEnrollment,
    body: z.object({ zone: field.zone, welcome: Welcome.nullable(), isSeen: z.boolean() }),
    reply: Following,
    limit: 'writing',
    example: { ...at, body: { zone: 'Europe/Berlin', welcome: null, isSeen: true } },
  },
  'POST enrollments/{id}/pause': {
    summary: 'Pause a program for some days, or until you resume. Nothing is due until then.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofEnrollment,
    body: z.object({
      /** It goes on by itself after so many days, at the same time of day; null: when you resume. */
      days: z.int().min(1).max(90).nullable().default(null),
    }),
    reply: Following,
    limit: 'writing',
    example: { ...at, body: { days: 7 } },
  },
  'POST enrollments/{id}/resume': {
    summary: 'Resume a paused program.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofEnrollment,
    reply: Following,
    limit: 'writing',
    example: at,
  },
  'POST enrollments/{id}/withdraw': {
    summary: 'Leave a program for good. What you did can still be read.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofEnrollment,
    body: z.object({ words: field.text(0, 500).default('') }),
    reply: Following,
    limit: 'writing',
    example: { ...at, body: { words: '' } },
  },
  'POST enrollments/{id}/readings': {
    summary: 'Add a reading. A duplicate is refused.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofEnrollment,
    body: NewReading,
    reply: KpiSummary,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { kpi: 'sleep-hours', value: 7.5 } },
  },
  'PUT enrollments/{id}/readings/{reading}': {
    summary: 'Correct a reading, or when it was taken. Your team sees that it was corrected.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofReading,
    body: Correction,
    reply: KpiSummary,
    limit: 'writing',
    example: { ...atReading, body: { value: 7 } },
  },
  'DELETE enrollments/{id}/readings/{reading}': {
    summary: 'Delete a reading.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: ofReading,
    reply: KpiSummary,
    limit: 'writing',
    example: atReading,
  },
  'GET enrollments/{id}/participants': {
    summary: 'People who follow the same program and chose to be visible.',
    access: ownerOf('enrollment'),
    health: 'others',
    params: ofEnrollment,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
    }),
    reply: field.cursorList(Participant),
    example: at,
  },
});
