import { describe, expect, it } from 'vitest';
import { shown } from '../testing/drive.ts';
import {
  at,
  BERLIN,
  daily,
  dayOf,
  host,
  LONG_AGO,
  offeredOn,
  ranges,
  setupOf,
  span,
} from '../testing/slots.ts';
import { offeredSlots } from './offered.ts';
import type { SlotSetup } from './types.ts';

describe('open hours', () => {
  it('[S2] several ranges a day, in any order and overlapping', () => {
    const setup = setupOf(daily(BERLIN, '14-16, 9-11, 10-12'));
    expect(offeredOn(setup, '03-02')).toBe('09:00 10:00 11:00 14:00 15:00');
  });

  it('[S2] an exception stands in place of the weekday, and none of hours means closed', () => {
    const days = new Map([
      [dayOf('03-02'), ranges('18-20')],
      [dayOf('03-03'), []],
    ]);
    const setup = setupOf(daily(BERLIN, '9-11', days));
    expect(offeredOn(setup, '03-02')).toBe('18:00 19:00');
    expect(offeredOn(setup, '03-03')).toBe('');
    expect(offeredOn(setup, '03-04')).toBe('09:00 10:00');
  });

  it('[S2] Monday comes first in the week', () => {
    const week = [ranges('9-10'), [], [], [], [], [], ranges('20-21')];
    const setup = setupOf({ zone: BERLIN, week, days: new Map() });
    expect(offeredOn(setup, '03-02')).toBe('09:00');
    expect(offeredOn(setup, '03-03')).toBe('');
    expect(offeredOn(setup, '03-08')).toBe('20:00');
  });

  it('[S2] what touches is one stretch, over midnight too', () => {
    const setup = setupOf(daily(BERLIN, '0-1, 22-23, 23-24'), { rules: { durationMinutes: 120 } });
    expect(offeredOn(setup, '03-02')).toBe('22:00 23:00');
  });

  it('[S3] a session ends before the hours do', () => {
    const setup = setupOf(daily(BERLIN, '9-11'), { rules: { durationMinutes: 90, everyMinutes: 15 } });
    expect(offeredOn(setup, '03-02')).toBe('09:00 09:15 09:30');
  });

  it('[S3] the host’s own hours count besides, by their own clock', () => {
    const hosts = [host('anna', { hours: [daily('America/New_York', '8-10'), daily(BERLIN, '9-15:30')] })];
    expect(offeredOn(setupOf(daily(BERLIN, '9-17'), { hosts }), '03-02')).toBe('14:00');
    // Clocks go forward three weeks later in Berlin.
    expect(offeredOn(setupOf(daily(BERLIN, '9-17'), { hosts }), '03-09')).toBe('13:00 14:00');
  });

  it('[S3] buffers may lie outside the hours', () => {
    const rules = { bufferBeforeMinutes: 30, bufferAfterMinutes: 30 };
    expect(offeredOn(setupOf(daily(BERLIN, '9-10'), { rules }), '03-02')).toBe('09:00');
  });
});

describe('the grid', () => {
  it('[S4] counts from local midnight, and anew each day', () => {
    const setup = setupOf(daily(BERLIN, '0-24'), { rules: { everyMinutes: 7 * 60 } });
    expect(offeredOn(setup, '03-02')).toBe('00:00 07:00 14:00 21:00');
    expect(offeredOn(setup, '03-03')).toBe('00:00 07:00 14:00 21:00');
  });

  it('[S4] is that of the location where hours differ from UTC by parts of one', () => {
    const setup = setupOf(daily('Asia/Kathmandu', '9-11'), { rules: { everyMinutes: 30 } });
    expect(offeredOn(setup, '03-02')).toBe('09:00 09:30 10:00');
  });

  //   Berlin, 29 March 2026    01:30 │ 03:00      02:00 and 02:30 do not exist
  it('[S4] a time that does not exist is not offered', () => {
    const setup = setupOf(daily(BERLIN, '1-5'), { rules: { everyMinutes: 30 } });
    expect(offeredOn(setup, '03-29')).toBe('01:00 01:30 03:00 03:30 04:00');
    expect(offeredOn(setupOf(daily(BERLIN, '2-3')), '03-29')).toBe('');
  });

  //   Berlin, 25 October 2026    02:00 02:30 │ 02:00 02:30 │ 03:00
  it('[S4] of a time that comes twice both are offered, an hour apart', () => {
    const setup = setupOf(daily(BERLIN, '1:30-4'), { rules: { everyMinutes: 30 } });
    expect(offeredOn(setup, '10-25')).toBe('01:30 02:00 02:30 02:00 02:30 03:00');
    const [first, second] = offeredSlots(setup, LONG_AGO, span('10-25 02:00', '10-25 03:00')).filter((slot) =>
      shown(slot.from, BERLIN).endsWith('02:00'),
    );
    expect((second?.from ?? 0) - (first?.from ?? 0)).toBe(3_600_000);
  });

  it('[S4] half an hour that comes twice, on Lord Howe', () => {
    const setup = setupOf(daily('Australia/Lord_Howe', '1-3'), {
      rules: { everyMinutes: 15, durationMinutes: 30 },
    });
    expect(offeredOn(setup, '04-05')).toBe('01:00 01:15 01:30 01:45 01:30 01:45 02:00 02:15 02:30');
  });

  it('[S3] a session over a clock change is as long as always', () => {
    const setup = setupOf(daily(BERLIN, '1-5'), { rules: { durationMinutes: 90, everyMinutes: 60 } });
    expect(offeredOn(setup, '03-29')).toBe('01:00 03:00');
    const [slot] = offeredSlots(setup, LONG_AGO, span('03-29 01:00', '03-29 01:01'));
    expect(shown(slot?.to ?? 0, BERLIN)).toBe('2026-03-29 03:30');
  });

  it('[S2] hours inside what comes twice are open twice, with a break between', () => {
    const setup = setupOf(daily(BERLIN, '2-2:45'), { rules: { durationMinutes: 45, everyMinutes: 15 } });
    expect(offeredOn(setup, '10-25')).toBe('02:00 02:00');
  });
});

describe('now', () => {
  const setup = (rules: Partial<SlotSetup['rules']>) => setupOf(daily(BERLIN, '9-12'), { rules });

  it('[S5] what begins now is offered, what began is not', () => {
    expect(offeredOn(setup({}), '03-02', at('03-02 10:00'))).toBe('10:00 11:00');
    expect(offeredOn(setup({}), '03-02', at('03-02 10:00') + 1)).toBe('11:00');
  });

  it('[S5] notice counts minutes as they pass', () => {
    expect(offeredOn(setup({ noticeMinutes: 90 }), '03-02', at('03-02 08:30'))).toBe('10:00 11:00');
    expect(offeredOn(setup({ noticeMinutes: 90 }), '03-02', at('03-02 08:31'))).toBe('11:00');
  });

  it('[S5] ahead counts local days, the last one to its end', () => {
    const late = at('03-02 23:59');
    expect(offeredOn(setup({ aheadDays: 0 }), '03-02', at('03-02 00:00'))).toBe('09:00 10:00 11:00');
    expect(offeredOn(setup({ aheadDays: 1 }), '03-03', late)).toBe('09:00 10:00 11:00');
    expect(offeredOn(setup({ aheadDays: 1 }), '03-04', late)).toBe('');
  });

  it('[S5] without an end to what is asked, `aheadDays` is the end', () => {
    const slots = offeredSlots(setup({ aheadDays: 2 }), at('03-02 00:00'), { from: -Infinity, to: Infinity });
    expect(slots).toHaveLength(9);
  });
});

describe('busy', () => {
  const busy = [span('03-02 10:00', '03-02 11:00')];

  it('[S1] what ends when another begins does not meet it', () => {
    const setup = setupOf(daily(BERLIN, '9-12'), { hosts: [host('anna', { busy })] });
    expect(offeredOn(setup, '03-02')).toBe('09:00 11:00');
  });

  it('[S1] in any order, overlapping, empty', () => {
    const messy = [
      span('03-02 13:00', '03-02 14:00'),
      span('03-02 09:00', '03-02 10:30'),
      span('03-02 10:00', '03-02 11:00'),
      span('03-02 12:30', '03-02 12:30'),
    ];
    const setup = setupOf(daily(BERLIN, '9-15'), { hosts: [host('anna', { busy: messy })] });
    expect(offeredOn(setup, '03-02')).toBe('11:00 12:00 14:00');
  });

  it('[S6] buffers keep their distance, before and after', () => {
    const rules = { bufferBeforeMinutes: 15, bufferAfterMinutes: 30, everyMinutes: 15, durationMinutes: 30 };
    const setup = setupOf(daily(BERLIN, '8:30-12'), { hosts: [host('anna', { busy })], rules });
    expect(offeredOn(setup, '03-02')).toBe('08:30 08:45 09:00 11:15 11:30');
  });
});

describe('hosts and rooms', () => {
  const hosts = [
    host('anna', { busy: [span('03-02 09:00', '03-02 10:00')] }),
    host('badr', { busy: [span('03-02 10:00', '03-02 11:00')] }),
  ];
  const named = (setup: SlotSetup, part: 'hosts' | 'rooms'): string[] =>
    offeredSlots(setup, LONG_AGO, span('03-02 00:00', '03-03 00:00')).map((slot) => slot[part].join('+'));

  it('[S7] any: all who are free are named', () => {
    expect(named(setupOf(daily(BERLIN, '9-12'), { hosts }), 'hosts')).toEqual(['badr', 'anna', 'anna+badr']);
  });

  it('[S7] all: all are free', () => {
    const setup = setupOf(daily(BERLIN, '9-12'), { hosts, rules: { hosts: 'all' } });
    expect(named(setup, 'hosts')).toEqual(['anna+badr']);
    expect(offeredOn(setup, '03-02')).toBe('11:00');
  });

  it('[S7] without hosts nothing is offered', () => {
    for (const who of ['any', 'all'] as const)
      expect(offeredOn(setupOf(daily(BERLIN, '9-12'), { hosts: [], rules: { hosts: who } }), '03-02')).toBe(
        '',
      );
  });

  it('[S8] a room that is free and has the seats', () => {
    const rooms = [
      { id: 'small', seats: 2, busy: [] },
      { id: 'hall', seats: 30, busy: [span('03-02 09:00', '03-02 10:00')] },
      { id: 'middle', seats: 8, busy: [span('03-02 09:00', '03-02 11:00')] },
    ];
    const setup = setupOf(daily(BERLIN, '9-12'), { rooms, rules: { seats: 8 } });
    expect(offeredOn(setup, '03-02')).toBe('10:00 11:00');
    expect(named(setup, 'rooms')).toEqual(['hall', 'hall+middle']);
    expect(offeredOn(setupOf(daily(BERLIN, '9-12'), { rooms: [] }), '03-02')).toBe('');
  });

  it('[S8] the buffers are the room’s too', () => {
    const rooms = [{ id: 'hall', seats: 1, busy: [span('03-02 10:00', '03-02 11:00')] }];
    const setup = setupOf(daily(BERLIN, '9-13'), { rooms, rules: { bufferBeforeMinutes: 10 } });
    expect(offeredOn(setup, '03-02')).toBe('09:00 12:00');
  });
});
