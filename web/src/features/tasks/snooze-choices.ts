import type { HeldTime } from '@regimen/contract/tasks.ts';
import { minutesUntil } from './groups.ts';

type SnoozeKey = 'in15' | 'in60' | 'thisMorning' | 'thisEvening' | 'tomorrow' | 'afterQuiet' | 'afterHours';

interface SnoozeChoice {
  key: SnoozeKey;
  minutes: number;
}

/**
 * The soonest first. What would come in hours in which nothing is to come is offered at their end, and says so; what would
 * remind only after the task has closed is not offered.
 */
export function snoozeChoices(
  now: Date,
  expiresAt: string | null,
  held: readonly HeldTime[] = [],
): SnoozeChoice[] {
  const left = expiresAt === null ? Infinity : (Date.parse(expiresAt) - now.getTime()) / 60_000;
  const offered: SnoozeChoice[] = [
    { key: 'in15', minutes: 15 },
    { key: 'in60', minutes: 60 },
  ];
  for (const [key, when] of later) {
    const minutes = minutesUntil(when, now);
    // Sooner than in an hour it is there already.
    if (minutes !== null && (minutes > 60 || when === 'tomorrow')) offered.push({ key, minutes });
  }
  const moved = offered.map((choice) => afterHeld(choice, now, held));
  return moved
    .filter(({ minutes }, at) => moved.findIndex((other) => other.minutes === minutes) === at)
    .filter(({ minutes }) => minutes < left && minutes <= mostMinutes)
    .sort((a, b) => a.minutes - b.minutes);
}

/** As far as a task can be put off. */
const mostMinutes = 1_440;

const later = [
  ['thisMorning', 'morning'],
  ['thisEvening', 'evening'],
  ['tomorrow', 'tomorrow'],
] as const;

function afterHeld(choice: SnoozeChoice, now: Date, held: readonly HeldTime[]): SnoozeChoice {
  const at = now.getTime() + choice.minutes * 60_000;
  const within = held.find(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
  if (!within) return choice;
  const minutes = Math.ceil((Date.parse(within.until) - now.getTime()) / 60_000);
  return { key: within.because === 'quiet' ? 'afterQuiet' : 'afterHours', minutes };
}
