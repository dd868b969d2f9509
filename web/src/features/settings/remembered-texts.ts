import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const rememberedTexts = defineTexts(import.meta.url, {
  remembered: 'Devices that skip the code',
  rememberedHelp: 'You chose not to be asked for a code here. Lost one? Ask for a code on it again.',
  thisDevice: 'This device',
  ends: 'Ends',
  ask: 'Ask again',
  askOn: 'Ask for a code on {device} again',
  asksAgain: 'We’ll ask for a code on {device} again.',
});
