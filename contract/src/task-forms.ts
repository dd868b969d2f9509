import type { Answers } from '@regimen/engine/questions.ts';
import { z } from 'zod';
import * as field from './fields.ts';

/** Answers by question; the engine judges them against the sheet. */
const answers = field.answers.transform((sheet) => sheet as Answers);

/** `cancelled`: without another in its place. */
export const bookingOutcomes = ['booked', 'attended', 'cancelled', 'missed'] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];

/** What a person hands in for a task; which of these fits follows from the task's kind. Files are names of uploads. */
export const TaskResult = z.discriminatedUnion('type', [
  /** Activity without questions, order to confirm or buy, an alert that was looked after. */
  z.object({ type: z.literal('done') }),
  /** A day of a challenge, or an order that asks for a file: text, number or the name of an upload. */
  z.object({ type: z.literal('proof'), proof: z.union([field.text(1, 2_000), z.number()]) }),
  /** Check-ins and assessments. */
  z.object({ type: z.literal('answers'), answers }),
  /** A KPI, or the result of a laboratory, in any unit that the KPI knows. */
  z.object({ type: z.literal('reading'), value: z.number(), unit: field.text(0, 20).optional() }),
  z.object({ type: z.literal('declined'), words: field.text(0, 500).default('') }),
  /** What became of an appointment: by a booking, or an expert's word. */
  z.object({
    type: z.literal('booking'),
    status: z.enum(bookingOutcomes),
    words: field.text(0, 2_000).default(''),
  }),
  /** An expert's word on a task for the system. */
  z.object({
    type: z.literal('decision'),
    outcome: z.enum(['success', 'failure']).optional(),
    branch: field.documentId.optional(),
    answers: answers.optional(),
    words: field.text(0, 2_000).default(''),
  }),
]);
export type TaskResult = z.infer<typeof TaskResult>;
