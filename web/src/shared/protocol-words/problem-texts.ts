import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** What the checker found, why it matters, and what to do. */
export const problemTexts = defineTexts(import.meta.url, {
  noFinish: 'The protocol never finishes',
  noFinishWhy:
    'No path reaches a finish, so no one could ever complete it. Add a finish where the work is done.',
  riskWithoutHelp: '“{name}” doesn’t show help where it should',
  riskWithoutHelpWhy:
    'An answer to “{question}” may mean danger, but none of its answers shows help. Choose which answers do, and write what the person reads then.',
  riskUnmarked: '“{name}” may ask about self-harm',
  riskUnmarkedWhy:
    'If an answer to “{question}” may mean danger, mark the question. You can then choose which answers show help right away.',
  marksRisk: 'Marks the question.',
  addsHelp: 'Shows help for these answers.',
  unreachable: '“{name}” is never reached',
  unreachableWhy:
    'No path leads to this step. A step before or beside it may always match first. Check their conditions and its own, or remove the step.',
  unreachableLine: 'Everyone follows the line from “{from}” to {to} instead. Remove that line, or this step.',
  unreachableLines:
    'Everyone follows one of the lines from “{from}” to {to} instead. Remove one of them, or this step.',
  unreachableBelow: plural({
    one: 'The step below it isn’t reached either.',
    other: 'The {n} steps below it aren’t reached either.',
  }),
  deadEnd: 'Nothing comes after “{name}”',
  deadEndWhy:
    'Followers who get here can’t continue, and the protocol stops with an error. Add a next step or a finish.',
  deadEndFailed:
    'If this step isn’t done, nothing comes next and the protocol stops with an error. Add what happens then.',
  deadEndDeclined:
    'If someone declines this step, nothing comes next. Add what happens then, or leave it if that’s what you want.',
  addsFinish: 'Adds a finish after it.',
  addsFirstFinish: 'Adds a finish as the first step.',
  openCase: '“{name}” leaves some people with no next step',
  openCaseWhy: 'No step after it covers this, so the protocol stops with an error.',
  openCaseDeclined: 'No step after it covers people who decline, so the protocol stops with an error.',
  openCaseWaits: 'The follower then waits here until something changes. If that’s what you want, leave it.',
  whenDone: 'This happens if it succeeded.',
  whenFailed: 'This happens if it didn’t succeed.',
  whenOthers: 'This affects people who aren’t eligible.',
  whenEither: 'This happens after both success and failure.',
  forExample: 'For example: {example}.',
  addsCatchAll: 'Adds a finish after it for everyone else.',
  jumpNowhere: '“{name}” has nowhere to jump',
  jumpNowhereWhy: 'Open the step and choose where it goes, or remove it.',
  jumpGone: '“{name}” jumps to a step that no longer exists',
  jumpGoneWhy: 'The step it led to was deleted. Choose another, or remove the jump.',
  removesJump: 'Removes this jump. The steps after it move up.',
  removesRule: 'Removes the jump. The steps below are used instead.',
  loop: '“{name}” repeats without a pause',
  loopWhy:
    'The line from “{from}” leads back to “{to}”, and these steps take no time: {steps}. Followers would repeat them forever. Add a wait between them.',
  addsWait: 'Adds a 1-day wait before the jump back.',
  noItem: '“{name}” has no {kind} yet',
  noItemWhy: 'Followers would find nothing to do here. Choose or create one for this step.',
  itemGone: 'The {kind} of “{name}” no longer exists',
  itemGoneWhy: 'It was deleted or has a different type. Open it and choose another.',
  conditionGone: '“{name}” compares something that no longer exists',
  conditionGoneWhy:
    'Its condition uses a step, question or KPI that isn’t in this protocol, so it can never be met. Open the step and choose again.',
  alertGone: 'The alert of “{name}” can never be raised',
  alertGoneWhy:
    'It uses something that isn’t in this protocol. Open it and choose again when to alert an expert.',
  noFormula: '“{name}” has no formula yet',
  noFormulaWhy:
    'It should be calculated from other KPIs, but has no formula. Write one, or have followers enter the reading.',
  formulaGone: 'The formula of “{name}” uses a KPI that no longer exists',
  formulaGoneWhy: 'It could never give a number. Open the KPI and choose another one.',
  circle: 'The formula of “{name}” depends on itself',
  circleWhy:
    'Directly or through others, this KPI is calculated from itself, so it never gives a number. Change one of the formulas.',
  neverRuns: '“{name}” never runs',
  mayNeverRun: '“{name}” may never run',
  boundGone: 'It’s set for one step, and that step is gone. Choose another, or let it run all along.',
  boundAtOnce: 'It’s set for one step, and people leave that step right away. Choose one they stay at.',
  runsAlong: 'Lets it run through the whole protocol.',
  neverRunsWhy: 'No day matches its schedule. Change its days, first day or last day.',
  neverRunsWindow: 'It starts on day {start} and stops on day {stop}, so no days are left.',
  mayNeverRunWhy:
    'Depending on which weekday someone starts, none of its days may fall within its time. Add more days or a later end.',
  removesEnd: 'Removes its last day, so it runs until the protocol ends.',
  neverEnds: '“{name}” never lets the protocol finish',
  neverEndsWhy:
    'The finish waits for it, but it repeats forever. Set a last day or a number of times, or let the finish not wait for it.',
  letsFinish: 'The finish no longer waits for it.',
  finish: 'Finish',
  waitADay: 'Wait 1 day',
});
