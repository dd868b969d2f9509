import { describe, expect, it } from 'vitest';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive, shown, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';
import { randomFrom } from './testing/random.ts';

const [york, tokyo] = ['America/New_York', 'Asia/Tokyo'];
const daily = (rule: Partial<RecurringModule> = {}) =>
  protocol([node('followup', 'a', null, { selectedItem: 'act' })], ITEMS, [
    module('m', { selected_module: 'followup', selected_item: 'act', at_time: '08:00', ...rule }),
  ]);
const days = (run: Drive) =>
  run.trace.flatMap((entry) => (entry.what === 'came' || entry.what === 'missed' ? [entry.day] : []));

describe('travelling', () => {
  //   New York   Mon 08:00 ●        Mon 20:00 ✈
  //   Tokyo                          Tue 09:00 ● on landing (08:00 is past)      Wed 08:00 ●
  it('[T10] eastward no day is skipped: what is past there comes on arrival', () => {
    const run = new Drive(daily(), '2026-03-02 07:00', { zone: york }).until('2026-03-02 19:59');
    run.at('2026-03-02 19:00', { type: 'timeZone', zone: tokyo });
    const tuesday = run.run.tasks.find((task) => task.module === 'm');
    expect(tuesday?.occurrence).toBe(2);
    expect(shown(tuesday?.openedAt ?? 0, tokyo)).toBe('2026-03-03 09:00');
    expect(shown(run.run.modules.m?.next?.at ?? 0, tokyo)).toBe('2026-03-04 08:00');
  });

  //   Tokyo      Tue 08:00 ●  Tue 09:00 ✈
  //   New York   Mon 19:00               Tue 08:00 (not again)      Wed 08:00 ●
  it('[T10] westward no day comes twice', () => {
    const run = new Drive(daily(), '2026-03-03 07:00', { zone: tokyo }).until('2026-03-03 08:30');
    run.at('2026-03-03 09:00', { type: 'timeZone', zone: york });
    expect(shown(run.run.modules.m?.next?.at ?? 0, york)).toBe('2026-03-04 08:00');
  });

  it('[T10] over a year of random journeys every date comes exactly once', () => {
    const places = [
      york,
      tokyo,
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Europe/Berlin',
      'Australia/Lord_Howe',
    ];
    for (let seed = 0; seed < 25; seed++) {
      const random = randomFrom(seed);
      const run = new Drive(daily(), '2026-01-01 07:00', { zone: 'Europe/Berlin' });
      let now = run.run.at;
      for (let journey = 0; journey < 40; journey++) {
        now += random.whole(3, 200) * 3_600_000;
        for (let due = run.run.dueAt; due !== null && due <= now; due = run.run.dueAt) run.at(due);
        run.at(now, { type: 'timeZone', zone: random.pick(places), id: `trip-${journey}` });
      }
      const came = days(run);
      expect(came).toEqual(came.map((_, index) => (came[0] ?? 0) + index));
    }
  }, 60_000);

  it('[T10] two that would come on the same landing come as one; the earlier is recorded as missed', () => {
    const run = new Drive(daily(), '2026-03-02 07:00', { zone: 'Pacific/Pago_Pago' }).until(
      '2026-03-02 08:30',
    );
    run.at('2026-03-02 12:00', { type: 'timeZone', zone: 'Pacific/Kiritimati' }); // Tuesday 13:00 there
    run.at('2026-03-03 20:00', { type: 'timeZone', zone: 'Pacific/Pago_Pago' });
    expect(days(run)).toHaveLength(2);
    expect(run.run.tasks.filter((task) => task.module === 'm')).toHaveLength(1);
  });

  it('[T10] a wait until a time of day moves along, a wait in hours does not', () => {
    const waiting = (settings: Parameters<typeof node<'wait'>>[3]) => {
      const run = new Drive(protocol([node('wait', 'w', null, settings)], ITEMS), '2026-03-02 09:00', {
        zone: york,
      });
      run.at('2026-03-02 10:00', { type: 'timeZone', zone: 'Europe/Berlin' });
      return run.run.dueAt ?? 0;
    };
    expect(shown(waiting({ settings: { kind: 'until', at_time: '20:00' } }), 'Europe/Berlin')).toBe(
      '2026-03-02 20:00',
    );
    expect(waiting({ settings: { kind: 'for', hours: 11 } })).toBe(time('2026-03-02 20:00', york));
  });
});
