import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const careTexts = defineTexts(import.meta.url, {
  'self-harmTitle': 'You don’t have to go through this alone',
  'self-harmText':
    'If you might hurt yourself, call now. You don’t have to be sure it’s an emergency. You can also ask someone you trust to stay with you.',
  bodyTitle: 'This may need help right away',
  bodyText:
    'Call the emergency number now. Don’t wait for an answer here. If you can, ask someone to stay with you.',
  violenceTitle: 'Your safety comes first',
  violenceText:
    'If you’re in danger, go to a safe place if you can, and call now. What is happening is not your fault.',
  told: 'We told {name} and the team right away and marked this conversation as urgent. We can’t promise when they will see it, so please don’t wait for them.',
  seen: '{name} or someone on the team has seen this. If you’re in danger, call now. Please don’t wait for them.',
  toldNobody:
    'We show you this because of words in your message. We haven’t told anyone: only the people in this conversation can read it. If you follow a program, you can write to its expert too.',
  willTell: 'We show you this because of words in your message. Once it’s sent, you’ll see here who we told.',
  more: 'More people you can call',
  fold: 'Show less',
  unfold: 'Show more',
  dangerLabel: 'Someone may be in danger',
  urgent: 'Urgent',
  mayBe: '{name} wrote something that may mean danger, {when}. Call if you can, and answer now.',
  mayBeOtherwise:
    '{name} may be in danger by what they answered or measured, {when}. Call if you can, and answer now.',
  openFollowUp: 'Open the alert',
});
