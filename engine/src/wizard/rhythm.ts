/** When what comes back comes back, in drafts. */
import { beside } from '../examples/write.ts';
import type { RecurringModule } from '../recurring-module.ts';
import type { DraftReminders, DraftRhythm } from './answers.ts';

type Rhythm = Pick<RecurringModule, 'at_week_days' | 'run_every' | 'at_time' | 'every_hour'>;

const MORNING = 8 * 60;
const EVENING = 20 * 60;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Each a little after the other, so that they do not all come at once. */
export const rhythmOf = (rhythm: DraftRhythm, index: number): Rhythm =>
  rhythm === 'daily'
    ? { at_week_days: [], run_every: 1, every_hour: 0, at_time: clock(EVENING + index * 5) }
    : { at_week_days: ['sun'], run_every: 1, every_hour: 0, at_time: clock(MORNING + 120 + index * 5) };

export function reminderModule(
  id: string,
  name: string,
  nudge: string,
  often: Exclude<DraftReminders, 'none'>,
  stopAfter: number,
): RecurringModule {
  return beside(id, name, {
    selected_module: 'nudge',
    selected_item: nudge,
    at_week_days: often === 'daily' ? [] : ['tue', 'thu', 'sat'],
    at_time: '18:00',
    start_after: 1,
    stop_after: stopAfter,
  });
}
