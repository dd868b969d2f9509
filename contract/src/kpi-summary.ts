import type { KpiItem } from '@regimen/engine/items.ts';
import { z } from 'zod';
import * as field from './fields.ts';

/** One thing that is measured, with its target and what was read of it. */
export const KpiSummary = z.object({
  kpi: field.documentId,
  name: z.string(),
  unit: z.string(),
  /** The units a reading may come in, its own first. */
  units: z.array(z.string()),
  range: z.object({ min: z.number(), max: z.number() }),
  target: z.object({ min: z.number().optional(), max: z.number().optional() }).nullable(),
  direction: z.enum(['lower', 'higher', 'within']),
  /** false: worked out from others, so that nobody enters it. */
  canEnter: z.boolean(),
  /** The KPI itself: the page judges a reading without a connection too. */
  item: field.json<KpiItem>(),
  /** Oldest first, the last 200. */
  readings: z.array(
    z.object({
      /** null: worked out from others, so that nobody mends it. */
      id: field.id.nullable(),
      takenAt: field.instant,
      value: z.number(),
      source: z.string(),
      /** When it was mended, each other value it had before, the last one first, and the time it had. */
      correction: z
        .object({
          at: field.instant,
          was: z.array(z.object({ value: z.number(), unit: z.string() })),
          movedFrom: field.instant.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type KpiSummary = z.infer<typeof KpiSummary>;
