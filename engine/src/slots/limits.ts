/** The most sessions a day and a week. [S10] */
import { weekdayOf } from '../calendar.ts';
import type { SlotSetup } from './types.ts';

export const isDayFull = ({ rules, taken }: SlotSetup, day: number): boolean =>
  rules.maxPerDay !== null && (taken.get(day) ?? 0) >= rules.maxPerDay;

export function isWeekFull({ rules, taken }: SlotSetup, day: number): boolean {
  if (rules.maxPerWeek === null) return false;
  const monday = day - weekdayOf(day);
  let sessions = 0;
  for (let one = monday; one < monday + 7; one++) sessions += taken.get(one) ?? 0;
  return sessions >= rules.maxPerWeek;
}

export const isFull = (setup: SlotSetup, day: number): boolean =>
  isDayFull(setup, day) || isWeekFull(setup, day);
