import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Help now',
  anyTitle: 'If you need help now',
  anyText: 'Call one of these numbers. You don’t have to be sure it’s an emergency.',
  callTitle: 'Call now',
  emergency: 'Emergency',
  ambulance: 'Ambulance',
  police: 'Police',
  crisis: 'Someone to talk to',
  call: 'Call:',
  unknownCountry:
    'We don’t know where you are. 112 works in most of Europe and on many mobile phones, 911 in North America. Choose your country to see its numbers.',
  country: 'Your country',
  anotherCountry: 'Another country',
  elsewhere:
    '112 works on most mobile phones worldwide, often without credit or a SIM card. If no one answers, go to the nearest hospital, or ask someone near you to take you there.',
  chooseCountry: 'Choose a country',
  confirm: 'If a number doesn’t answer, try another one, or go to the nearest hospital.',
  measured: 'You measured',
  since: 'Then, {when}:',
  betterTitle: 'Your last reading is in a safe range',
  newestTitle: 'Your last reading: {reading}',
  better: 'If you still feel unwell, call anyway.',
  measureAgain: 'Enter a new reading: {name}',
  nowTitle: 'What happens now',
  toldOne: 'We told {name} right away.',
  toldTeam: 'We told {name} and the team right away.',
  notWait:
    'We can’t promise when they will see it. Please don’t wait for them: if you’re in danger, call now.',
  stillCall: 'If you’re in danger, call now. Please don’t wait for them.',
  seen: '{name} has seen what you told us, {when}.',
  notTold:
    'You’re offline, so we couldn’t tell anyone yet. We’ll do it as soon as you’re connected. Phone calls still work.',
  kept: 'Your answers are saved.',
  phone: 'A number where {name} can call you',
  phoneHelp: 'Only your care team in this program can see it.',
  phoneLeave: 'Save my number',
  phoneLeft: '{name} can call you at',
  phoneChange: 'Change',
  optional: '(optional)',
  back: 'Back to my tasks',
});
