import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const barePageTexts = defineTexts(import.meta.url, {
  unknownHostHeading: 'No site at this address',
  unknownHost: 'Check the spelling of the address and try again.',
  awayHeading: 'We’ll be right back',
  away: 'We can’t show this page right now. Nothing is lost. Try again in a few minutes.',
});
