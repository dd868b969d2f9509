import { createHash } from 'node:crypto';
import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { protocol } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { writePrompt } from '../agents/write-prompt.ts';
import { promptEdition } from '../ai/tested-state.ts';
import { questionOf } from '../ai-modules/question.ts';

const item: AgentItem = { kind: 'agent', name: 'Coach', description: '', instructions: '' };
const settings = {
  prompt: '',
  branches: [{ id: 'a', name: 'A', examples: ['b'] }],
  fallback: 'a',
  review: false,
};

it('has another edition once models are told something else: what is published then has to pass its tests again', () => {
  const asked = writePrompt({
    agent: { name: 'Coach', item, title: 'T' },
    locale: 'en',
    passages: [],
    facts: { ...nobodyYet },
    before: [],
    question: '',
    offers: ['ask'],
  });
  const told = JSON.stringify([asked, questionOf(settings, [], protocol([], {}), 'en')]);
  const hash = createHash('sha256')
    .update(told.replaceAll(/data-[\w-]{12}/g, 'data'))
    .digest('hex')
    .slice(0, 12);
  expect({ promptEdition, hash }).toEqual({ promptEdition: 1, hash: '87e52a5efd88' });
});
