import { z } from 'zod';
import { mostRangesADay } from './service-choices.ts';

const minute = z.int().min(0).max(1_440);

/** Minutes of a local day, from midnight. */
export const DayRange = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => from < to, { params: { rule: 'hours_backwards' }, path: ['to'] });
export type DayRange = z.infer<typeof DayRange>;

const inOrder = (ranges: readonly DayRange[]) =>
  ranges.every((range, index) => index === 0 || (ranges[index - 1] as DayRange).to <= range.from);

/** Of one day, in order; none: closed. */
export const DayRanges = z
  .array(DayRange)
  .max(mostRangesADay)
  .overwrite((ranges) => ranges.toSorted((a, b) => a.from - b.from))
  .refine(inOrder, { params: { rule: 'hours_overlap' } });

/** Monday first. */
export const WeekHours = z.array(DayRanges).length(7);
export type WeekHours = z.infer<typeof WeekHours>;
