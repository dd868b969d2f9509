import type { AgentItem } from '@regimen/engine/items.ts';
import { describe, expect, it } from 'vitest';
import { withoutBlankLines } from './blank-lines.ts';

const agent: AgentItem = { kind: 'agent', name: 'Coach', description: '', instructions: '' };

describe('what is sent of an agent', () => {
  it('is the same item where everything is filled in', () => {
    const full = {
      ...agent,
      openings: ['How long?'],
      answers: [{ id: 'a', question: 'Why?', answer: 'So.' }],
    };
    expect(withoutBlankLines(full)).toBe(full);
  });

  it('leaves out lines that nobody filled in, and lists of nothing else', () => {
    const typed = {
      ...agent,
      openings: ['How long?', ' '],
      avoids: [''],
      knowledge: [{ id: 'k', title: '', text: '' }],
    };
    expect(withoutBlankLines(typed)).toEqual({ ...agent, openings: ['How long?'] });
  });

  it('keeps what is half filled in, so that it can be told', () => {
    const half = { ...agent, answers: [{ id: 'a', question: 'Why?', answer: '' }] };
    expect(withoutBlankLines(half)).toBe(half);
  });
});
