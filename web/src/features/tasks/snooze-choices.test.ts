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

const night = {
  because: 'quiet',
  from: new Date('2026-11-17T04:45').toISOString(),
  until: new Date('2026-11-17T07:00').toISOString(),
} as const;
const nextNight = {
  because: 'quiet',
  from: new Date('2026-11-17T22:00').toISOString(),
  until: new Date('2026-11-18T07:00').toISOString(),
} as const;

it('what falls into quiet hours is offered once, at their end, and says so', () => {
  expect(snoozeChoices(new Date('2026-11-17T04:45'), null, [night, nextNight])).toEqual([
    { key: 'afterQuiet', minutes: 135 },
    { key: 'thisMorning', minutes: 195 },
    { key: 'thisEvening', minutes: 855 },
  ]);
});

it('an hour of the day is the hour, whatever the second', () => {
  for (const seconds of [5, 29, 31, 55]) {
    const at = new Date(`2026-11-17T16:37:${String(seconds).padStart(2, '0')}`);
    const found = snoozeChoices(at, null).find(({ key }) => key === 'thisEvening');
    const then = new Date(at.getTime() + (found?.minutes ?? 0) * 60_000);
    expect([then.getHours(), then.getMinutes()]).toEqual([19, 0]);
  }
});

it('tomorrow morning is a morning hour', () => {
  const at = new Date('2026-11-17T09:00');
  const found = snoozeChoices(at, null).find(({ key }) => key === 'tomorrow');
  expect(new Date(at.getTime() + (found?.minutes ?? 0) * 60_000).getHours()).toBe(8);
  expect(offered('04:45').map(({ key }) => key)).not.toContain('tomorrow');
});

it('nothing is offered after the task has closed', () => {
  expect(offered('12:00', '12:40').map(({ key }) => key)).toEqual(['in15']);
});
