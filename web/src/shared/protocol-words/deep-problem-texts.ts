import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** What is only seen by looking at whole ways, days and rules. */
export const deepProblemTexts = defineTexts(import.meta.url, {
  contradiction: '“{name}” can never be reached',
  contradictionWhy:
    'Its condition contradicts itself, or contradicts what’s true of everyone who gets here. Change the condition or remove the branch.',
  shadowed: '“{name}” is never taken',
  shadowedWhy:
    'Its condition can be met, but the branches before it always match first. Check it earlier, or change a condition.',
  movesUp: 'Checks it before them.',
  readNever: '“{name}” depends on “{item}”, but nothing asks for it first',
  readNeverWhy:
    'No path here asks for it, so the condition can be met only if someone enters it on their own. Ask for it first. If an earlier protocol in the program does, publishing takes that into account.',
  readSometimes: '“{name}” depends on “{item}”, which not everyone was asked for',
  readSometimesWhy:
    'Some paths here never ask for it, and on those the condition isn’t met. If that’s what you want, leave it.',
  asksFirst: 'Adds a step before it that asks.',
  band: '“{name}”: no one can get “{band}”',
  bandWhy: 'No combination of answers scores in this band. Check its limits and the points for each answer.',
  bandNeeded:
    'No combination of answers scores in this band, and the step “{step}” needs it. Check its limits and the points for each answer.',
  noWayOut: 'No one can get out after “{name}”',
  noWayOutWhy:
    'These steps lead only to each other: {steps}. Followers repeat them until they leave. Let one of them lead to an end.',
  withoutDeadline: '“{name}” has no deadline',
  without: plural({ one: '{n} step has no deadline', other: '{n} steps have no deadline' }),
  withoutDeadlineWhy: 'People can get stuck at {steps}: {why}.',
  lateAfterExpiry: '“{name}” is late only after it has expired',
  lateAfterExpiryWhy:
    'No one is told they’re late, because their time is already over. Make “Late after” shorter than “Expires after”.',
  tooFew: '“{name}” needs more values of “{item}” than people are asked for',
  tooFewWhy: plural({
    one: 'This branch needs {needed} values, but people are asked only once. Ask regularly with a recurring module, or use fewer values.',
    other:
      'This branch needs {needed} values, but people are asked only {n} times. Ask regularly with a recurring module, or use fewer values.',
  }),
  tooLargeAll: 'Too large to check',
  tooLargeAt: 'Too large to check: “{name}” compares too much',
  tooLargeWhy: plural({
    one: 'The conditions use {n} value with more combinations than we can check. Until that’s fixed, this list is incomplete and you can’t publish. Use fewer values at once, or split the protocol in two.',
    other:
      'The conditions use {n} values, with more combinations than we can check. Until that’s fixed, this list is incomplete and you can’t publish. Use fewer values at once, or split the protocol in two.',
  }),
  tooLargeSteps: 'Mostly at: {steps}.',
  prompts: plural({ one: 'Up to {n} notification in a day', other: 'Up to {n} notifications in a day' }),
  promptsMore: 'More than {most} notifications in a day',
  promptsWhy:
    'Followers get at most {most} notifications a day across all their programs, unless they choose otherwise. The rest are combined or held back. On the busiest day, modules send {modules} and steps send {steps}. Make something less frequent.',
  broken: 'Safety rule broken: {name}',
  unproven: 'Safety rule not confirmed: {name}',
  idle: 'Safety rule never applies: {name}',
  idleWhy:
    'Nothing in this protocol can meet its condition: what it compares is never asked for, or can’t have that value. As written, it protects no one.',
  since: 'After “{step}”,',
  sinceItself: 'If this happens on its own during “{step}”,',
  ends: '{since} the path below ends without it.',
  late: '{since} it can take {time}, but the rule allows {within}.',
  noDeadline: '{since} “{last}” has no deadline, so it could take forever.',
  round: '{since} the path below can repeat forever without it.',
  tooLarge: 'This protocol has more paths than we can check.',
  perhaps: 'We couldn’t be certain. Check the path yourself.',
  tellsExpert: 'Alerts an expert right away by adding an alert to “{item}”.',
  setsDeadline: 'Gives “{step}” the remaining time: {time}.',
  goesStraight: 'Adds a jump after “{step}” that goes straight there when this happens.',
  straightTo: 'Straight to: {name}',
});
