import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What is wrong with what people would read, and with who is let through. */
export const emptyPageTexts = defineTexts(import.meta.url, {
  nudge: '“{name}” has no message yet',
  nudgeWhy: 'People would see only a title. Write the message.',
  activity: '“{name}” doesn’t say what to do',
  activityWhy: 'People would see an empty page. Write instructions or add a question.',
  assessment: '“{name}” has no questions',
  assessmentWhy: 'There’s nothing to answer. Add the first question.',
  challenge: '“{name}” has no goal',
  challengeWhy: 'No one would know what to do each day. Write the goal in one sentence.',
  unknownPlaceholder: '“{name}” has a placeholder we don’t know',
  unknownPlaceholderWhy: 'We don’t know {text}. Correct it, or choose one below the message.',
  noKpi: '“{name}” asks for a reading this protocol doesn’t have',
  noKpiWhy: 'No KPI fits {text}. Choose another one below the message.',
  neverTaken: '“{name}” shows a reading no one takes',
  neverTakenWhy:
    'No step or module asks for {text}, so its sentence would be left out. Add a step that asks for this reading.',
  noReading: '“{name}” can’t accept any reading',
  noReadingWhy: 'No number fits its range, {min} to {max} {unit}. Correct the range.',
  noTarget: 'No one can meet the target of “{name}”',
  noTargetWhy: 'The target starts at {min} {unit} but ends lower, at {max}. Correct it.',
  outside: '“{name}” rejects readings that meet its target',
  outsideWhy: 'Part of the target is outside the possible range, so those readings can’t be entered.',
  unusual: '“{name}” rejects normal readings',
  unusualWhy: 'Most people measure {min} to {max} {unit}. Readings outside your range can’t be entered.',
  widens: 'Widens the range.',
  nameless: '“{name}” needs a name',
  namelessWhy:
    'Neither the step nor its content has a name, so people would see only “{name}”. Give it a clear name.',
  itemNamelessWhy: 'Charts and reports would show only “{name}”. Open it and add a name.',
  stepNamelessWhy: 'People see “{item}” instead. Use that name for the step, or give it its own.',
  takesName: 'Names the step “{item}”.',
  openGate: '“{name}” lets everyone through',
  openGateWhy:
    'People who aren’t eligible continue just like those who are. End it for them, or add a branch.',
  noGate: '“{name}” doesn’t say who is eligible',
  noGateWhy: 'It has no condition, so everyone continues. Set who is eligible, or remove the step.',
  endsOthers: 'Ends it for people who aren’t eligible.',
  notForThem: 'Not the right program',
  notForThemMessage:
    'This program is made for people in a different situation. Take a look at other programs, or ask an expert what would suit you.',
});
