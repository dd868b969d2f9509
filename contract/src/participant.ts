import { z } from 'zod';
import * as field from './fields.ts';

/** Somebody who lets others that follow the same program see them. */
export const Participant = z.object({
  id: field.id,
  full_name: z.string(),
  username: z.string(),
  day: z.int(),
  streak: z.int(),
  isMe: z.boolean(),
  /** Whether you may write to them. Only of those is it said whether they are here. */
  canMessage: z.boolean(),
  is_online: z.boolean(),
});
