import { id, timeOfDay, weekday } from '../../parse/fields.ts';
import { by, list, number, object, oneOf, optional } from '../../parse/shape.ts';
import type { WaitSettings } from '../../protocol.ts';

const amount = (max: number) => optional(number({ min: 0, max, whole: true }));

export const wait = by<WaitSettings>('kind', {
  for: object<Extract<WaitSettings, { kind: 'for' }>>({
    kind: oneOf(['for']),
    days: amount(3_660),
    hours: amount(87_840),
    minutes: amount(5_270_400),
  }),
  until: object<Extract<WaitSettings, { kind: 'until' }>>({
    kind: oneOf(['until']),
    at_time: timeOfDay,
    at_week_days: optional(list(weekday, { max: 7 })),
  }),
  event: object<Extract<WaitSettings, { kind: 'event' }>>({
    kind: oneOf(['event']),
    on: oneOf(['reading', 'answers']),
    item: id,
  }),
});
