import { z } from 'zod';

/** A text that stands where a translation was drafted, until somebody reviews or rewrites it. */
export const DraftedText = z.object({
  /** As it was drafted; another text in its place is somebody’s own. */
  text: z.string(),
  /** What it was drafted from; `null`: it is not translated so far. */
  from: z.string().nullable(),
});
export type DraftedText = z.infer<typeof DraftedText>;
