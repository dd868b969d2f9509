import { STEP_TYPES } from '@regimen/engine/protocol.ts';
import { opensTasks } from '@regimen/engine/steps/traits.ts';
import { expect, test } from 'vitest';
import { followUpKinds } from './follow-up-kinds.ts';

test('the queue can be narrowed to every type of step that asks for something', () => {
  expect(followUpKinds.toSorted()).toEqual(['alert', ...STEP_TYPES.filter(opensTasks)].sort());
});
