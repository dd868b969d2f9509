import { expect, it } from 'vitest';
import { snoozeChoices } from './snooze-choices.ts';

const offered = (time: string, expiresAt: string | null = null) =>
  snoozeChoices(
    new Date(`2026-11-17T${time}`),
    expiresAt && new Date(`2026-11-17T${expiresAt}`).toISOString(),
  );

it('what can be chosen is in the order in which it comes', () => {
  for (const time of ['09:00', '17:30', '18:19', '18:50', '21:00']) {
    const minutes = offered(time).map((choice) => choice.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  }
});

it('an evening that begins within the hour is not offered beside it', () => {
  expect(offered('18:19').map(({ key }) => key)).toEqual(['in15', 'in60', 'tomorrow']);
  expect(offered('16:00').map(({ key }) => key)).toContain('thisEvening');
});

it('nothing is offered after the task has closed', () => {
  expect(offered('12:00', '12:40').map(({ key }) => key)).toEqual(['in15']);
});
