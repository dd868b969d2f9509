import { z } from 'zod';
import * as field from './fields.ts';

/** A qualification that somebody of the site has looked at, with its documents. */
export const CheckedCredential = z.object({
  id: field.id,
  title: z.string(),
  institution: z.string(),
  year: z.int().nullable(),
  checkedBy: z.string(),
  checkedAt: field.instant,
});
export type CheckedCredential = z.infer<typeof CheckedCredential>;
