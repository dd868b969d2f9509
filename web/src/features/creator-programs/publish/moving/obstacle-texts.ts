import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What stands in somebody's way, as sentences. */
export const obstacleTexts = defineTexts(import.meta.url, {
  'protocol-gone': '“{name}”, the protocol they’re in, isn’t in the new version.',
  'protocol-earlier':
    '“{name}” is earlier in the new version than where they are: number {to} instead of {from}.',
  'step-gone': 'Their current step, “{name}”, was removed.',
  'step-changed': 'Their current step, “{name}”, is now a different kind of step.',
  asksExpert: '“{name}” now asks an expert instead of the follower.',
  asksFollower: '“{name}” now asks the follower instead of an expert.',
  'wait-changed': '“{name}”, where they’re waiting, now waits for something else.',
  'branches-changed': '“{name}” now has different branches.',
  'task-changed': 'What “{name}” is asking now, or how it’s scored, has changed: {parts}.',
  'module-task-changed': 'The open task “{name}” now asks for something else: {parts}.',
  'score-differs': 'An earlier score in “{name}” would be different, and steps depend on it.',
  scoreWould: 'The score in “{name}” would be {to} instead of {from}, and steps depend on it.',
  'unit-differs':
    '“{name}” is now measured in {to}. Readings so far are in {from}, and the new version doesn’t say how to convert them.',
  'asked-again': 'They’d be asked again for what they’ve already done: {names}.',
  'held-answer': 'An answer given during a pause (“{name}”) would be lost.',
  wouldFinish: 'The new version would end their program right away, as finished.',
  wouldFail: 'The new version would end their program right away, unfinished.',
  noSuchStep: 'The step you chose isn’t in the new version.',
  alreadyDone: '“{name}” is already done and won’t be asked again.',
  isPaused: 'They’re on a pause. You can move them to another step once they resume.',
  other: 'Something else prevents the move.',
});
