import { describe, expect, it } from 'vitest';
import { features } from './features/all.ts';
import { makersOf } from './makers.ts';

describe('what proofs make', () => {
  it('is made by the feature that knows whose it is, all of it', async () => {
    for (const { owners = {}, makers } of features)
      expect(Object.keys((await makers?.())?.makers ?? {}).sort()).toEqual(Object.keys(owners).sort());
  });

  it('is made by one feature', async () => {
    const again = { makers: async () => ({ makers: { task: async () => ({}) } }) };
    await expect(makersOf([...features, again])).rejects.toThrow('Two features make a task.');
  });
});
