import { defineTexts } from '../language/define-texts.ts';

/** How a step ended, by the engine’s own names of it: never as a reproach. */
export const endingTexts = defineTexts(import.meta.url, {
  done: '{name} was completed.',
  late: '{name} was completed late, and it counts.',
  declined: '{name} was declined.',
  expired: '{name} closed when time ran out.',
  cancelled: '{name} was cancelled.',
  'no-show': 'The appointment for {name} was missed.',
  passed: 'The requirements of {name} were met.',
  'not-passed': 'The requirements of {name} weren’t met.',
  sent: '{name} was sent.',
  missed: '{name} couldn’t be sent in time.',
  'time-came': '{name} ended at its set time.',
  'event-came': '{name} ended when what it waited for happened.',
  'goal-reached': '{name} reached its goal.',
  'goal-missed': '{name} ended before reaching its goal.',
  'out-of-target': '{name} was taken and is outside the target.',
  model: '{name} was decided by an AI model.',
  expert: '{name} was decided by an expert.',
  fallback: '{name} was decided by its fallback rule.',
});
