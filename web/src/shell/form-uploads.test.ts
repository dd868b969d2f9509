import { describe, expect, it } from 'vitest';
import { holdForm, isHeld, whenFree } from './form-uploads.ts';

describe('a form with files on their way', () => {
  it('waits for all of them', async () => {
    const form = {};
    const [first, second] = [holdForm(form), holdForm(form)];
    const free = whenFree(form);
    first(null);
    expect(isHeld(form)).toBe(true);
    second(null);
    expect(isHeld(form)).toBe(false);
    expect(await free).toBeNull();
  });

  it('is told why one did not arrive, and can be sent without it afterwards', async () => {
    const form = {};
    const [first, second] = [holdForm(form), holdForm(form)];
    const free = whenFree(form);
    first('No connection.');
    second(null);
    second('told twice');
    expect(await free).toBe('No connection.');
    expect(isHeld(form)).toBe(false);
    expect(await whenFree(form)).toBeNull();
  });

  it('does not wait for another form, nor for a file that belongs to none', () => {
    const form = {};
    holdForm(form);
    holdForm(null)(null);
    expect(isHeld({})).toBe(false);
  });
});
