import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** How each kind of task ends: what it came to, and what comes now. */
export const endingTexts = defineTexts(import.meta.url, {
  stopped: '{program} stops here for you',
  whomToCall: 'See who you can call',
  onTarget: '{value} is within your target ({target}).',
  aboveTarget: '{value} is above your target ({target}).',
  belowTarget: '{value} is below your target ({target}).',
  correct: 'Correct it',
  mended: 'You’ve corrected this reading since.',
  gone: 'You’ve deleted this reading.',
  enterAgain: 'Enter it again',
  yourResult: 'Your result',
  outOf: '{score} of {most}',
  meansBand: 'That’s in the range “{band}”, {span} points.',
  whatRanges: 'What the numbers mean',
  noDiagnosis: 'A score is a snapshot, not a diagnosis. Your program takes it into account.',
  showAnswers: 'See my answers',
  hideAnswers: 'Hide my answers',
  newBadge: 'New badge',
  nextUp: 'Next up: {name}, {when}',
  nextSoon: 'Next up: {name}',
  wrongDone: 'Not done after all?',
  wrongAnswers: 'Is one of your answers wrong?',
  wrongDeclined: 'Did you do it after all?',
  wrongExpired: 'Did you do it after all?',
  wrongHelp:
    'Your program has already continued, so this can’t be changed here. Tell the program’s team what really happened. They’ll see this task beside your message.',
  changeThere: 'You can move or cancel it on the booking’s page.',
  wrongTell: 'Write to the team',
});
