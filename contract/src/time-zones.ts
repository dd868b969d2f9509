import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const TimeZone = z.object({
  zone: z.string(),
  /** "Berlin, Germany", in the language of whoever asks. */
  place: z.string(),
});
export type TimeZone = z.infer<typeof TimeZone>;

export const timeZoneCalls = defineCalls({
  'GET time-zones': {
    summary: 'All time zones by places people know, in your language and its order.',
    access: registered,
    health: false,
    reply: field.cursorList(TimeZone),
    example: {},
  },
});
