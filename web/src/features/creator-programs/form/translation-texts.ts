import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const translationTexts = defineTexts(import.meta.url, {
  draft: 'Draft it from {language}',
  asking: 'Translating…',
  help: 'Fills only what’s empty. Drafts stay marked until you review them.',
  all: 'Drafted. Read it, then save.',
  part: plural({
    one: 'Drafted, except for {n} text. Read it, then save.',
    other: 'Drafted, except for {n} texts. Read it, then save.',
  }),
  'no-model': 'No language model is set up here, so nothing was drafted.',
  'site-limit': 'Your site has used up today’s language model budget, so nothing was drafted.',
  'person-limit': 'You’ve used up today’s language model budget, so nothing was drafted.',
  'no-answer': 'The language model didn’t answer. Try again in a moment.',
  refused: 'Nothing the language model wrote passed our checks, so nothing was drafted.',
});
