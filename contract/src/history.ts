import type { LogEntry } from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { z } from 'zod';
import { experts, expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { mostCsvRows } from './csv-limit.ts';
import { enrollmentStatuses } from './enrollments.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** `start`, the type of the engine’s event, or `move` and `undo`: to another version, and back. */
export const eventTypes = [
  'start',
  'taskDone',
  'answers',
  'reading',
  'correction',
  'booking',
  'expertDecision',
  'aiDecision',
  'snooze',
  'timer',
  'pause',
  'resume',
  'withdraw',
  'timeZone',
  'move',
  'undo',
] as const;
export type EventType = (typeof eventTypes)[number];

/** An event, or what an expert did about a follow-up. */
export const historyTypes = [...eventTypes, 'followUp'] as const;
export type HistoryType = (typeof historyTypes)[number];

/** What experts do about what waits for them. `woken`: the snooze was ended; `closed`: an alert was marked as seen. */
export const deskActs = ['taken', 'takenOver', 'released', 'assigned', 'snoozed', 'woken', 'closed'] as const;
export type DeskAct = (typeof deskActs)[number];

/** What of an event’s record is told in a list. */
export const toldKinds = [
  'entered',
  'succeeded',
  'failed',
  'fellShort',
  'alerted',
  'came',
  'missed',
  'expired',
  'finished',
  'gave-up',
  'withdrew',
  'refused',
] as const;
export type ToldKind = (typeof toldKinds)[number];

export const HistoryEvent = z.object({
  enrollmentId: field.id,
  /** Of an event, in its enrollment; 0 for what an expert did about a follow-up. */
  number: z.int(),
  at: field.instant,
  type: z.enum(historyTypes),
  programId: field.id,
  programTitle: z.string(),
  follower: Person,
  /** Who did it; null: time did, or somebody who is gone. */
  by: Person.nullable(),
  /** The step, module, KPI or follow-up it was about; empty when it was about none. */
  about: z.string(),
  /** Of a task: it was put down, not done. */
  declined: z.boolean(),
  /** Of a reading: what was measured, as it was given. */
  reading: z.object({ value: z.number(), unit: z.string() }).nullable(),
  /** Of a reading that was mended: from what to what; `was` null where that was not noted, `value` null where it was deleted. */
  correction: z
    .object({ was: z.number().nullable(), value: z.number().nullable(), unit: z.string() })
    .nullable(),
  /** What came of it, in order, each with the name of its step, module or item. */
  told: z.array(z.object({ kind: z.enum(toldKinds), name: z.string() })),
  /** Of a follow-up: what was done about it, to whom it was assigned, and the note with which it was closed. */
  act: z.object({ id: field.id, what: z.enum(deskActs), to: Person.nullable(), note: z.string() }).nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** One event of one follower, whole. */
export const RunRecord = z.object({
  number: z.int(),
  at: field.instant,
  type: z.enum(eventTypes),
  by: Person.nullable(),
  entry: field.json<LogEntry>(),
  trace: field.json<Trace[]>(),
});
export type RunRecord = z.infer<typeof RunRecord>;

const filter = {
  program: field.id.optional(),
  enrollment: field.id.optional(),
  /** Part of a follower’s name. */
  follower: field.text(2, 120).optional(),
  type: z.enum(historyTypes).optional(),
  /** Both days belong to it; days are UTC. */
  from: field.day.optional(),
  to: field.day.optional(),
};

const ofRun = z.object({ id: field.id });

export const historyCalls = defineCalls({
  'GET history': {
    summary:
      'Everything that happened in the programs you look after, and what experts did about follow-ups, newest first.',
    access: experts,
    health: 'others',
    query: z.object({
      ...filter,
      /** `true`: also when the program only looked whether anything was due, and nothing was. */
      checks: z.stringbool().default(false),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: field.cursorList(HistoryEvent),
    example: {},
  },
  'GET history/csv': {
    summary: `The same for a spreadsheet, up to the newest ${mostCsvRows}.`,
    access: experts,
    health: 'others',
    query: z.object(filter),
    reply: field.file,
    replyType: 'text/csv',
    example: {},
  },
  'GET history/runs/{id}': {
    summary: 'A follower’s path: the version they follow, and where they are now.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofRun,
    reply: z.object({
      id: field.id,
      programId: field.id,
      programTitle: z.string(),
      versionNumber: z.int(),
      follower: Person,
      /** Whether the caller may write to them. */
      canMessage: z.boolean(),
      status: z.enum(enrollmentStatuses),
      startedAt: field.instant,
      endedAt: field.instant.nullable(),
      eventsCount: z.int(),
      program: field.json<Program>(),
      /** Every version they were on, the one they began with first. */
      versions: z.array(z.object({ id: field.id, number: z.int() })),
      /** null while it has not begun. */
      state: field.json<ProgramRun | null>(),
    }),
    example: { params: { id: '$run' } },
  },
  'GET history/runs/{id}/versions/{version}': {
    summary: 'One of the versions they have been on, with its full content.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: z.object({ id: field.id, version: field.id }),
    reply: z.object({ program: field.json<Program>() }),
    example: { params: { id: '$run', version: '$version' } },
  },
  'GET history/runs/{id}/records': {
    summary:
      'What happened to them, from the start, with the reason for each decision. A page of long records may have fewer than requested. `hasMore` says whether there are more.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofRun,
    query: z.object({
      /** Number of the last record that one has. */
      after: z.coerce.number().int().min(-1).max(2_000_000_000).default(-1),
      per_page: z.coerce.number().int().min(1).max(500).default(200),
    }),
    reply: field.cursorList(RunRecord).extend({ hasMore: z.boolean() }),
    example: { params: { id: '$run' } },
  },
});
