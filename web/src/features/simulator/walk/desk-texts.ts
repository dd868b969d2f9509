import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const deskTexts = defineTexts(import.meta.url, {
  desk: 'Experts',
  nothing: 'No expert tasks right now.',
  decide: 'Answer as the expert',
  follower: 'the follower',
  model: 'The model has to choose',
  modelHelp: 'Choose its answer.',
  modelSays: 'Answer “{name}”',
  own: 'Trigger something else',
  pause: 'Pause',
  resume: 'Resume',
  leave: 'Leave the program',
  travel: 'Travel to',
  go: 'Travel',
  reading: 'Device reading',
  value: 'Value',
  send: 'Send reading',
  needValue: 'Enter a number.',
});
