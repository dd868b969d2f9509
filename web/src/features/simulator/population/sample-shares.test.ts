import { node, protocol } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { sampleShares, usableIn } from './sample-shares.ts';

const branches = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];
const settings = { prompt: '?', branches, fallback: 'a', review: false };
const flow = protocol([
  node('ai', 'minds', null, { settings: { ...settings, sureFrom: 60 } }),
  node('ai', 'plain', 'minds', { settings }),
  node('ai', 'silent', 'plain', { settings }),
]);
const program = { id: 'p', protocols: [{ protocol: flow, onFail: 'stop' as const }] };

it('tells how often each branch was chosen, and how often the model was unsure', () => {
  const said = (step: string, branch: string, sure: number) => ({ node: step, decision: { branch, sure } });
  const asked = [
    said('minds', 'a', 0.9),
    said('minds', 'b', 0.4),
    said('minds', 'b', 0.7),
    said('plain', 'a', 0.1),
    { node: 'plain', decision: { branch: 'z', because: 'no-such-branch' as const } },
    { node: 'silent', decision: { branch: '', because: 'failed' as const } },
  ];
  expect(sampleShares({ program, asked })).toEqual({
    minds: { rates: { a: 0.33, b: 0.67 }, unsure: 0.33 },
    plain: { rates: { a: 1, b: 0 } },
  });
  expect(usableIn({ asked })).toBe(4);
});
