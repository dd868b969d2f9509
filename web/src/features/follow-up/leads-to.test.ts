import { node, protocol } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { leadsTo } from './leads-to.ts';

const failed = { nextStepCondition: { is: 'failure' } } as const;
const older = { nextStepCondition: { is: 'age', op: '>=', value: 60 } } as never;
const well = { outcome: 'success' } as const;
const badly = { outcome: 'failure' } as const;

it('says where a result leads, where the result alone decides', () => {
  const document = protocol([
    node('followup', 'call', null),
    node('fail', 'handed', 'call', failed),
    node('finish', 'end', 'call'),
  ]);
  expect(leadsTo(document, 'call', badly)).toEqual(['handed']);
  expect(leadsTo(document, 'call', well)).toEqual(['end']);
  expect(leadsTo(document, 'end', well)).toEqual([]);
  expect(leadsTo(document, null, well)).toEqual([]);
});

it('names all that may come where something else decides too', () => {
  const asked = protocol([
    node('followup', 'call', null),
    node('nudge', 'older', 'call', older),
    node('finish', 'end', 'call'),
    node('finish', 'never', 'call'),
  ]);
  expect(leadsTo(asked, 'call', well)).toEqual(['older', 'end']);
});

it('follows a jump rule first', () => {
  const leaps = protocol([
    node('followup', 'call', null, { rules: { jumpRule: { targetSuccess: 'later' } } }),
    node('fail', 'handed', 'call'),
    node('nudge', 'later', null),
  ]);
  expect(leadsTo(leaps, 'call', well)).toEqual(['later']);
  expect(leadsTo(leaps, 'call', badly)).toEqual(['handed']);
});

it('tells the branches of an AI module apart, an inner one by its outer too', () => {
  const chosen = (value: string, op: '=' | '!=' = '=') => ({ is: 'branch', op, value }) as const;
  const sorted = protocol([
    node('ai', 'sort', null),
    node('nudge', 'rest', 'sort', { nextStepCondition: chosen('calm') }),
    node('nudge', 'walk', 'sort', {
      nextStepCondition: { is: 'and', all: [chosen('move'), chosen('run', '!=')] },
    }),
    node('finish', 'end', 'sort'),
  ]);
  expect(leadsTo(sorted, 'sort', { ...well, branches: ['calm'] })).toEqual(['rest']);
  expect(leadsTo(sorted, 'sort', { ...well, branches: ['stroll', 'move'] })).toEqual(['walk']);
  expect(leadsTo(sorted, 'sort', { ...well, branches: ['run', 'move'] })).toEqual(['end']);
});
