import { describe, expect, it } from 'vitest';
import { itemTyped, nothingTyped, typeLetter } from './typed-item.ts';

const names = ['Assessment', 'Activity', 'KPI', 'Nudge', 'Challenge', 'Check-in', 'Population'];

/** Goes from item to item as one types; gives where one is at the end. */
function typed(keys: string, pauseMs = 100, list = names): string | undefined {
  let [text, chosen] = [nothingTyped, 0];
  for (const [n, key] of [...keys].entries()) {
    text = typeLetter(text, key, n * pauseMs);
    chosen = itemTyped(list, chosen, text.text) ?? chosen;
  }
  return list[chosen];
}

describe('typing in a menu', () => {
  it('goes to what begins with all that was typed', () => {
    expect(typed('nu')).toBe('Nudge');
    expect(typed('che')).toBe('Check-in');
    expect(typed('CHA')).toBe('Challenge');
    expect(typed('ac')).toBe('Activity');
    expect(typed('تح', 100, ['توجيه', 'تحدٍّ'])).toBe('تحدٍّ');
  });

  it('goes through those with one letter, and begins anew after a pause', () => {
    expect(typed('cc')).toBe('Check-in');
    expect(typed('ccc')).toBe('Challenge');
    expect(typed('cn', 1_500)).toBe('Nudge');
    expect(typed('ca', 1_500)).toBe('Assessment');
  });

  it('stays where it is when nothing begins so', () => {
    expect(typed('nz')).toBe('Nudge');
    expect(itemTyped([], -1, 'a')).toBeNull();
  });
});
