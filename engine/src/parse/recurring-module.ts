import { MODULE_KINDS, type RecurringModule } from '../recurring-module.ts';
import { id, timeOfDay, weekday, window } from './fields.ts';
import { list, number, object, oneOf, optional, type Reader, text, yesNo } from './shape.ts';

const whole = (min: number, max: number): Reader<number> => number({ min, max, whole: true });

export const recurringModule = object<RecurringModule>({
  id,
  target: oneOf(['follower', 'system']),
  role: text({ max: 100 }),
  protocol_id: text({ max: 64 }),
  selected_module: oneOf(MODULE_KINDS),
  selected_item: text({ max: 64 }),
  at_week_days: list(weekday, { max: 7 }),
  run_every: whole(1, 366),
  at_time: timeOfDay,
  every_hour: whole(0, 23),
  start_after: whole(0, 3_660),
  stop_after: whole(0, 3_660),
  repeat: whole(0, 100_000),
  prevent_finish: yesNo,
  during: optional(id),
  settings: object<RecurringModule['settings']>({
    name: optional(text({ max: 200 })),
    window: optional(window),
  }),
});

/** A new module as the builder starts it: every day at nine, for the follower, without an end. */
export const MODULE_DEFAULTS = {
  target: 'follower',
  role: '',
  at_week_days: [],
  run_every: 1,
  at_time: '09:00',
  every_hour: 0,
  start_after: 0,
  stop_after: 0,
  repeat: 0,
  prevent_finish: false,
  settings: {},
} satisfies Partial<RecurringModule>;
