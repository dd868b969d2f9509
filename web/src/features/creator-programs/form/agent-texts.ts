import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const agentTexts = defineTexts(import.meta.url, {
  title: 'Who answers followers’ questions',
  lead: 'Followers can ask about the program at any time. Changes reach them with the next version.',
  guide: 'The built-in guide',
  guideHelp: 'It quotes the program and needs no setup.',
  loading: 'Loading your agents…',
  failed: 'We couldn’t load your agents. Reload the page to try again.',
  open: 'Edit {name}',
  add: 'Make an agent',
  protocolFirst: 'Add a protocol first. Then you can make an agent in it.',
});
