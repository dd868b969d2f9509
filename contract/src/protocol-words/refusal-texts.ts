import { defineTexts } from '../language/define-texts.ts';

export const refusalTexts = defineTexts(import.meta.url, {
  'run-ended': 'it had already ended',
  'seen-before': 'it was already received',
  'task-not-open': 'the task was not open',
  'does-not-fit-task': 'it doesn’t match the task',
  'answers-have-faults': 'some answers were missing or wrong',
  'no-such-kpi': 'no KPI here measures that',
  'unknown-unit': 'the unit is unknown',
  'out-of-range': 'the value is outside the possible range',
  'proof-missing': 'the proof was missing',
  'no-such-branch': 'that branch doesn’t exist',
  'no-such-zone': 'that time zone doesn’t exist',
  'already-paused': 'it was already paused',
  'not-paused': 'it was not paused',
  'snooze-not-allowed': 'it can’t be snoozed again',
});
