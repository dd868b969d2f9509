import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Why a message was held; `…Still`: it is held now. */
export const heldTexts = defineTexts(import.meta.url, {
  bySettingsYou: 'It was held because of your settings: quiet hours or the daily limit.',
  bySettingsThey: 'It was held because of their settings: quiet hours or the daily limit.',
  quietYou: 'Your quiet hours are from {from} to {to}, so it was held until {until}.',
  quietThey: 'Their quiet hours are from {from} to {to}, so it was held until {until}.',
  quietStillYou: 'Your quiet hours are from {from} to {to}, so it is held until {until}.',
  quietStillThey: 'Their quiet hours are from {from} to {to}, so it is held until {until}.',
  welcomeYou: 'You chose to hear from this program between {from} and {to}, so it was held until {until}.',
  welcomeThey: 'They chose to hear from this program between {from} and {to}, so it was held until {until}.',
  welcomeStillYou:
    'You chose to hear from this program between {from} and {to}, so it is held until {until}.',
  welcomeStillThey:
    'They chose to hear from this program between {from} and {to}, so it is held until {until}.',
  mostYou: 'You chose at most {messages} a day, and that limit was reached, so it was saved for {until}.',
  mostThey: 'They chose at most {messages} a day, and that limit was reached, so it was saved for {until}.',
  mostStillYou: 'You chose at most {messages} a day, and that limit was reached, so it is saved for {until}.',
  mostStillThey:
    'They chose at most {messages} a day, and that limit was reached, so it is saved for {until}.',
  danger: 'An answer or reading that day may have pointed to danger, so it was held until {until}.',
  dangerStill: 'An answer or reading that day may have pointed to danger, so it is held until {until}.',
  pausedYou: 'Your program was paused, and nothing is sent during a pause.',
  pausedThey: 'Their program was paused, and nothing is sent during a pause.',
  pausedStillYou: 'Your program is paused, and nothing is sent during a pause.',
  pausedStillThey: 'Their program is paused, and nothing is sent during a pause.',
  messages: plural({ one: '{n} notification', other: '{n} notifications' }),
});
