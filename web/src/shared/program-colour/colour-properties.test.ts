import { programCategories } from '@regimen/contract/program-categories.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../ui/oklch.ts';
import { schemeOf } from '../../ui/theme-colours.ts';
import { programProperties } from './colour-properties.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const modes = ['light', 'dark'] as const;

it('every program’s colour is readable on the grounds of any site, in light and dark', () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom(...programCategories),
      fc.constantFrom(...modes),
      (site, category, mode) => {
        const properties = programProperties(category, site) ?? {};
        const pair = (name: string) => /light-dark\((#\w{6}),(#\w{6})\)/.exec(properties[name] ?? '') ?? [];
        const at = (name: string) => pair(name)[mode === 'light' ? 1 : 2] ?? '';
        const { surface, sunken, raised, ink } = schemeOf(site, mode);
        expect(contrast(at('--primary-strong'), at('--primary-on'))).toBeGreaterThanOrEqual(4.5);
        for (const ground of [surface, sunken, raised, at('--primary-soft')]) {
          expect(contrast(at('--primary-text'), ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(at('--primary-line'), ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(ink, at('--primary-soft'))).toBeGreaterThanOrEqual(4.5);
      },
    ),
    { numRuns: 300 },
  );
});

it('a category that is not known keeps the site’s colour', () => {
  expect(programProperties('astrology', '#5567ff')).toBeUndefined();
});
