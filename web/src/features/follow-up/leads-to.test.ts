import { node, protocol } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { leadsTo } from './leads-to.ts';

const failed = { nextStepCondition: { is: 'failure' } } as const;
const older = { nextStepCondition: { is: 'age', op: '>=', value: 60 } } as never;

it('says where a result leads, where the result alone decides', () => {
  const document = protocol([
    node('followup', 'call', null),
    node('fail', 'handed', 'call', failed),
    node('finish', 'end', 'call'),
  ]);
  expect(leadsTo(document, 'call', 'failure')).toBe('handed');
  expect(leadsTo(document, 'call', 'success')).toBe('end');
  expect(leadsTo(document, 'end', 'success')).toBeNull();
  expect(leadsTo(document, null, 'success')).toBeNull();
});

it('promises nothing where something else may decide', () => {
  const asked = protocol([
    node('followup', 'call', null),
    node('nudge', 'older', 'call', older),
    node('finish', 'end', 'call'),
  ]);
  expect(leadsTo(asked, 'call', 'success')).toBeNull();
});

it('follows a jump rule first', () => {
  const leaps = protocol([
    node('followup', 'call', null, { rules: { jumpRule: { targetSuccess: 'later' } } }),
    node('fail', 'handed', 'call'),
    node('nudge', 'later', null),
  ]);
  expect(leadsTo(leaps, 'call', 'success')).toBe('later');
  expect(leadsTo(leaps, 'call', 'failure')).toBe('handed');
});
