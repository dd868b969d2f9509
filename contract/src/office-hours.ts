import { z } from 'zod';
import { experts } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

const minute = z.int().min(0).max(1_440);
const OfficeDay = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => from < to)
  .nullable();
/** Monday first; null: not on that day. */
export const OfficeDays = z.array(OfficeDay).length(7);
export type OfficeDays = z.infer<typeof OfficeDays>;

export const OfficeHours = z.object({
  /** null: none are said. */
  days: OfficeDays.nullable(),
  /** By this clock. */
  zone: z.string(),
  awayFrom: field.instant.nullable(),
  awayUntil: field.instant.nullable(),
  /** In your own words, shown while you are away and outside office hours. */
  note: z.string(),
});
export type OfficeHours = z.infer<typeof OfficeHours>;

/** Whether an expert of a conversation is likely to answer now. */
export const Availability = z.object({
  person: z.string(),
  state: z.enum(['open', 'closed', 'away']),
  /** When they are back, or office hours begin again; null: nobody knows. */
  opensAt: field.instant.nullable(),
  days: OfficeDays.nullable(),
  zone: z.string(),
  note: z.string(),
});
export type Availability = z.infer<typeof Availability>;

export const officeHoursCalls = defineCalls({
  'GET office-hours': {
    summary: 'When you answer messages, and whether you are away.',
    access: experts,
    health: false,
    reply: OfficeHours,
    example: {},
  },
  'PUT office-hours': {
    summary:
      'Say when you answer messages, and when you are away. People who write to you see it, with what to do in an emergency.',
    access: experts,
    health: false,
    body: z.object({
      days: OfficeDays.nullable(),
      zone: field.zone,
      awayFrom: field.instant.nullable(),
      awayUntil: field.instant.nullable(),
      note: field.text(0, 500),
    }),
    reply: OfficeHours,
    limit: 'writing',
    example: {
      body: { days: null, zone: 'Europe/Berlin', awayFrom: null, awayUntil: null, note: 'Back on Monday.' },
    },
  },
});
