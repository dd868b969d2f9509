/** What a draft about something is made of: items that come with the product, so that it is there in every language. */
import type { DraftTopic } from './answers.ts';

type Topic = {
  /** Asked at the beginning and at the end. */
  check: string | null;
  /** One a week, in this order. */
  activities: readonly string[];
  challenge: string;
  nudge: string;
  /** What can be measured, the most telling first. */
  measures: readonly string[];
  /** For whom a doctor comes first. */
  notFor: readonly string[];
};

const activity = (...names: string[]): string[] => names.map((name) => `builtin-activity-${name}`);
const kpis = (...names: string[]): string[] => names.map((name) => `builtin-kpi-${name}`);

export const TOPICS: Readonly<Record<DraftTopic, Topic>> = {
  sleep: {
    check: 'builtin-assessment-sleep-week',
    activities: activity('bedroom-check', 'wind-down-hour', 'worry-list', 'body-scan'),
    challenge: 'builtin-challenge-same-rising-time',
    nudge: 'builtin-nudge-wind-down',
    measures: kpis('hours-slept', 'energy', 'mood', 'screen-time'),
    notFor: ['sleep-apnoea', 'epilepsy', 'bipolar'],
  },
  stress: {
    check: 'builtin-assessment-how-are-you',
    activities: activity('box-breathing', 'muscle-relaxation', 'thought-record', 'plan-something-pleasant'),
    challenge: 'builtin-challenge-slow-breath',
    nudge: 'builtin-nudge-one-minute-breath',
    measures: kpis('stress', 'mood', 'energy', 'hours-slept'),
    notFor: [],
  },
  mood: {
    check: 'builtin-assessment-how-are-you',
    activities: activity('three-good-things', 'plan-something-pleasant', 'thought-record', 'brisk-walk'),
    challenge: 'builtin-challenge-gratitude',
    nudge: 'builtin-nudge-week-ahead',
    measures: kpis('mood', 'energy', 'hours-slept', 'stress'),
    notFor: [],
  },
  movement: {
    check: 'builtin-assessment-ready-to-move',
    activities: activity('brisk-walk', 'chair-strength', 'balance-practice', 'strength-at-home'),
    challenge: 'builtin-challenge-daily-walk',
    nudge: 'builtin-nudge-move-a-minute',
    measures: kpis('steps', 'active-minutes', 'energy', 'resting-heart-rate'),
    notFor: ['heart-disease'],
  },
  weight: {
    check: 'builtin-assessment-food-week',
    activities: activity('balanced-plate', 'read-a-label', 'plan-three-dinners', 'brisk-walk'),
    challenge: 'builtin-challenge-half-plate-vegetables',
    nudge: 'builtin-nudge-drink-water',
    measures: kpis('weight', 'waist', 'fruit-and-vegetables', 'steps'),
    notFor: ['pregnant'],
  },
  'blood-pressure': {
    check: 'builtin-assessment-food-week',
    activities: activity('measure-blood-pressure', 'less-salt', 'medicine-place', 'brisk-walk'),
    challenge: 'builtin-challenge-daily-walk',
    nudge: 'builtin-nudge-measure-blood-pressure',
    measures: kpis('systolic', 'diastolic', 'weight', 'resting-heart-rate'),
    notFor: ['pregnant'],
  },
  smoking: {
    check: 'builtin-assessment-smoking-habit',
    activities: activity('quit-plan', 'ride-the-craving', 'ask-for-one-thing', 'brisk-walk'),
    challenge: 'builtin-challenge-smoke-free',
    nudge: 'builtin-nudge-craving-passes',
    measures: kpis('cigarettes', 'mood', 'stress', 'carbon-monoxide'),
    notFor: [],
  },
  pain: {
    check: 'builtin-assessment-pain-check',
    activities: activity('pacing-plan', 'gentle-back-round', 'neck-mobility', 'knee-strength'),
    challenge: 'builtin-challenge-daily-walk',
    nudge: 'builtin-nudge-move-a-minute',
    measures: kpis('pain', 'mood', 'hours-slept', 'steps'),
    notFor: [],
  },
  habits: {
    check: 'builtin-assessment-readiness-ruler',
    activities: activity('tiny-habit', 'weekly-review', 'plan-something-pleasant', 'ask-for-one-thing'),
    challenge: 'builtin-challenge-take-the-stairs',
    nudge: 'builtin-nudge-week-ahead',
    measures: kpis('energy', 'mood', 'water', 'screen-time'),
    notFor: [],
  },
};
