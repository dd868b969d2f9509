import { describe, expect, it } from 'vitest';
import { rulesSaid } from './rules-said.ts';

const said = (cancelHours: number, moveHours: number) =>
  rulesSaid({ confirm: 'at_once', cancelHours, moveHours }, 'en');

describe('the rules of a service in a line', () => {
  it('read as a sentence, whatever the hours', () => {
    expect(said(0, 0)).toBe('Confirmed right away. Canceling and moving until it begins.');
    expect(said(24, 24)).toMatch(/ Canceling and moving until .+ before\.$/);
    expect(said(0, 12)).toBe(
      'Confirmed right away. Canceling until it begins, moving until 12 hours before.',
    );
  });
});
