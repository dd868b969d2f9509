import { expect, it } from 'vitest';
import { foundDanger } from './found-danger.ts';

const step = (node: string, dangersMissed: number) => ({ protocolId: 'p', node, dangersMissed });

it('counts what was left without an answer, at the step that has most of it', () => {
  const found = { n: 41, protocolId: 'p', node: 'call', isElsewhere: true };
  expect(foundDanger([step('visit', 11), step('call', 30), step('calm', 0)])).toEqual(found);
  expect(foundDanger([step('call', 30), step('calm', 0)])).toEqual({ ...found, n: 30, isElsewhere: false });
  expect(foundDanger([step('call', 0)])).toBeNull();
});
