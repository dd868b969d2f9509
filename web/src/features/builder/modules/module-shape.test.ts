import { MODULE_KINDS } from '@regimen/engine/recurring-module.ts';
import { expect, it } from 'vitest';
import { builderKinds } from '../items/new-item.ts';
import { itemKindOf, moduleFaults, newModule } from './module-shape.ts';

it('starts with a module that the engine takes', () => {
  expect(moduleFaults(newModule('p', 'm'))).toEqual([]);
});
it('names what the engine would refuse', () => {
  const faults = moduleFaults({ ...newModule('p', 'm'), at_time: '', run_every: 0 });
  expect(faults.map(({ path }) => path)).toEqual(['run_every', 'at_time']);
});
it('knows the kind of item behind every module', () => {
  for (const kind of MODULE_KINDS) expect(builderKinds).toContain(itemKindOf(kind));
  expect(itemKindOf('followup')).toBe('activity');
});
