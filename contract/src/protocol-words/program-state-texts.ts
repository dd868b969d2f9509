import { defineTexts } from '../language/define-texts.ts';

export const programStateTexts = defineTexts(import.meta.url, {
  startsYou: 'Your program starts {when}.',
  startsThey: 'Their program starts {when}.',
  startedYou: 'Your program started {when}.',
  startedThey: 'Their program started {when}.',
  pausedSinceYou: 'Your program has been paused since {from}. Nothing is sent during a pause.',
  pausedSinceThey: 'Their program has been paused since {from}. Nothing is sent during a pause.',
  pausedUntilYou:
    'Your program was paused from {from} until {until}. Nothing is sent during a pause, and it isn’t made up later.',
  pausedUntilThey:
    'Their program was paused from {from} until {until}. Nothing is sent during a pause, and it isn’t made up later.',
  paused: 'Paused. Nothing is sent during a pause.',
  finishedYou: 'You finished the program {when}.',
  finishedThey: 'They finished the program {when}.',
  failed: 'The program ended {when}.',
  left: 'They left the program.',
  withdrawnYou: 'You left the program {when}.',
  withdrawnThey: 'They left the program {when}.',
});
