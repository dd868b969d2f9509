import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { colourNames, paletteOf, themeProperties } from './theme-colours.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const modes = ['light', 'dark'] as const;

describe('a palette from any two tenant colours', () => {
  it('keeps every word readable and every mark visible, in light and dark', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(...modes), (primary, accent, mode) => {
        const p = paletteOf({ primary, accent }, mode);
        const grounds = [p.surface, p.sunken, p.raised];
        for (const ground of grounds) {
          for (const ink of [p.ink, p['ink-soft'], p['ink-faint']]) {
            expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(p['line-strong'], ground)).toBeGreaterThanOrEqual(3);
        }
        for (const name of colourNames) {
          expect(contrast(p[`${name}-strong`], p[`${name}-on`])).toBeGreaterThanOrEqual(4.5);
          for (const ground of [...grounds, p[`${name}-soft`]]) {
            expect(contrast(p[`${name}-text`], ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(p[`${name}-line`], ground)).toBeGreaterThanOrEqual(3);
          }
          expect(contrast(p.ink, p[`${name}-soft`])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(p['ink-soft'], p[`${name}-soft`])).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('leaves the exact colour to what carries no text', () => {
    expect(paletteOf({ primary: '#5567ff', accent: '#ed0b4c' }, 'light').primary).toBe('#5567ff');
    expect(themeProperties({ primary: '#5567ff', accent: '#ed0b4c' })['--accent']).toBe('#ed0b4c');
  });

  it.each(['#5567ff', '#ed0b4c'])('strengthens %s, on which white is short of AA', (colour) => {
    expect(contrast(colour, '#ffffff')).toBeLessThan(4.5);
    const strong = paletteOf({ primary: colour, accent: colour }, 'light')['primary-strong'];
    expect(contrast(strong, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
