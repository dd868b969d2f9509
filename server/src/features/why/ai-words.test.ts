import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { EndReason } from '@regimen/engine/end-reasons.ts';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { describe, expect, it } from 'vitest';
import { originWords } from './origin-words.ts';

const way = (reason: EndReason): Trace[] => [
  { rule: 'R1', at: 0, what: 'entered', node: 'less-salt', visit: 1 },
  {
    rule: 'R4',
    at: 0,
    what: 'chose' as const,
    node: 'focus',
    to: 'less-salt',
    asked: [
      {
        node: 'less-salt',
        evaluation: {
          condition: { is: 'branch', op: '=', value: 'salt' },
          holds: true,
          value: ['lifestyle', 'salt'],
        },
      },
    ],
  },
  { rule: 'R20', at: 0, what: 'ended', node: 'focus', visit: 1, result: 'success', reason },
];
const said = (reason: EndReason, to: Speaking['to']) => {
  const { answer, reasons } = originWords(
    { way: way(reason), decision: { proposal: 'movement', by: 'Dr. Ada' } },
    { locale: 'en', to, zone: 'UTC', now: 0, protocol: bloodPressure, readAt: () => null },
  );
  return [answer, ...reasons.map((one) => one.words)].join(' ');
};

describe('what a model had a part in', () => {
  it('says to the follower that a model proposed and their care team decided, without names', () => {
    expect(said('expert', 'follower')).toContain('An AI model suggested a path, and your care team decided.');
    expect(said('expert', 'follower')).not.toMatch(/Dr\. Ada|More movement/);
  });

  it('says to the expert what was proposed and who decided', () => {
    expect(said('expert', 'expert')).toContain('An AI model suggested “More movement”, and Dr. Ada decided.');
    expect(said('expert', 'expert')).toContain('decision in “Choose a focus” was “Less salt”');
  });

  it('says when nobody confirmed it, and when a rule stood in', () => {
    expect(said('model', 'follower')).toContain('No one had to confirm it');
    expect(said('fallback', 'follower')).toContain('the creator’s fallback rule');
  });
});
