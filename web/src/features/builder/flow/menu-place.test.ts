import { expect, it } from 'vitest';
import { menuTop } from './menu-place.ts';

it('opens below what was pressed, else above it', () => {
  expect(menuTop(100, 300, 800)).toBe(100);
  expect(menuTop(700, 300, 800)).toBe(368);
});
it('is in sight as a whole, wherever there is room for it', () => {
  for (let y = 0; y <= 800; y += 10) {
    const top = menuTop(y, 560, 800);
    expect(top, String(y)).toBeGreaterThanOrEqual(0);
    expect(top + 560, String(y)).toBeLessThanOrEqual(792);
  }
});
it('begins at the top of a window that is too low for it', () => {
  expect(menuTop(300, 900, 600)).toBe(8);
});
