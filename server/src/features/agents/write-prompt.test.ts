import type { AgentItem } from '@regimen/engine/items.ts';
import { expect, it } from 'vitest';
import { writePrompt } from './write-prompt.ts';

const systemFor = (locale: 'en' | 'ar', languages?: AgentItem['languages']): string => {
  const item: AgentItem = { kind: 'agent', name: 'Coach', description: '', instructions: '' };
  const agent = { name: 'Coach', item: languages ? { ...item, languages } : item, title: 'Sleep' };
  const asked = { passages: [], facts: {}, before: [], question: 'How long?', offers: [] };
  return writePrompt({ agent, locale, ...asked }).system;
};

it('answers in the reader’s language where the agent speaks it, else in one that it speaks', () => {
  expect(systemFor('ar')).toContain('Answer in العربية.');
  expect(systemFor('ar', ['en', 'ar'])).toContain('Answer in العربية.');
  expect(systemFor('ar', ['en'])).toContain('Answer in English.');
});
