import { describe, expect, it } from 'vitest';
import { groupTasks, minutesUntil, nextLimit } from './groups.ts';

const now = Date.UTC(2026, 10, 15, 12);
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const open = { status: 'open', lateAt: null, snoozedUntil: null } as const;

describe('tasks', () => {
  it('stand as late, for now, or put off; what is over stands in none', () => {
    const late = { ...open, lateAt: at(-1), snoozedUntil: at(2) };
    const putOff = { ...open, lateAt: at(5), snoozedUntil: at(2) };
    const again = { ...open, snoozedUntil: at(-1) };
    const over = { ...open, status: 'done' as const };
    expect(groupTasks([again, putOff, late, over], now)).toEqual({
      overdue: [late],
      today: [again],
      putOff: [putOff],
    });
  });

  it('name the limit that is still ahead', () => {
    const task = { ...open, lateAt: at(1), expiresAt: at(5) };
    expect(nextLimit(task, now)).toEqual({ at: at(1), key: 'due' });
    expect(nextLimit({ ...task, lateAt: at(-1) }, now)).toEqual({ at: at(5), key: 'openUntil' });
    expect(nextLimit({ ...task, lateAt: at(-1), expiresAt: null }, now)).toBeNull();
  });

  it('can be put off until the evening while it is day, and until tomorrow', () => {
    expect(minutesUntil('evening', new Date(2026, 10, 15, 17, 30))).toBe(90);
    expect(minutesUntil('evening', new Date(2026, 10, 15, 19, 30))).toBeNull();
    expect(minutesUntil('tomorrow', new Date(2026, 10, 15, 20))).toBe(720);
    expect(minutesUntil('tomorrow', new Date(2026, 10, 15, 6))).toBeNull();
    expect(minutesUntil('morning', new Date(2026, 10, 15, 6))).toBe(120);
    expect(minutesUntil('morning', new Date(2026, 10, 15, 8))).toBeNull();
  });
});
