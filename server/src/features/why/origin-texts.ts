import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const originTexts = defineTexts(import.meta.url, {
  because: 'This is because {clause}.',
  beginning: 'This is where the program begins.',
  nextStep: 'This is the next step in the program.',
  follows: 'This follows {name}.',
  notChosen: 'Not chosen: {name}. {why}',
  modelChose: 'An AI model chose this path. No one had to confirm it.',
  fallbackChose: 'Neither an AI model nor a person decided, so the creator’s fallback rule chose this path.',
  lookedAt: 'Looked at: {facts}.',
  lookedAtMore: plural({
    one: 'Looked at: {facts}, and 1 more.',
    other: 'Looked at: {facts}, and {n} more.',
  }),
  itsReason: 'The AI model’s reason: {words}',
  careTeamChose: 'An AI model suggested a path, and your care team decided.',
  expertChoseAfterProposal: 'An AI model suggested {proposal}, and {by} decided.',
  expertChose: 'An AI model was asked, and {by} decided.',
  anExpert: 'an expert',
});
