/** Small items for tests. */
import type { ActivityItem, AssessmentItem, ChallengeItem, Item, KpiItem, NudgeItem } from '../items.ts';

const words = { name: 'An item', description: '' };

export const NUDGE: NudgeItem = {
  kind: 'nudge',
  ...words,
  channel: 'in-app',
  title: 'Hello',
  body: 'Good day.',
};
export const ACTIVITY: ActivityItem = { kind: 'activity', ...words, instructions: 'Do it.' };
export const PULSE: KpiItem = {
  kind: 'kpi',
  ...words,
  unit: 'bpm',
  conversions: [{ unit: 'Hz', factor: 60 }],
  range: { min: 20, max: 250 },
  target: { min: 50, max: 90 },
  direction: 'within',
  origin: 'asked',
};
const points = [0, 1, 2, 3].map((score) => ({ id: `p${score}`, label: `${score}`, score }));
export const MOOD: AssessmentItem = {
  kind: 'assessment',
  ...words,
  questions: [
    { id: 'q1', kind: 'single', text: 'First', options: points },
    { id: 'q2', kind: 'single', text: 'Second', options: points, reverse: true },
  ],
  scoring: { method: 'sum' },
  bands: [
    { id: 'low', name: 'Low', min: 0, max: 2 },
    { id: 'high', name: 'High', min: 3, max: 6 },
  ],
};
export const WALK: ChallengeItem = {
  kind: 'challenge',
  ...words,
  goal: 'Walk',
  days: 3,
  goalDays: 2,
  proof: 'none',
  opensAt: '06:00',
};

export const ITEMS: Record<string, Item> = {
  hello: NUDGE,
  act: ACTIVITY,
  pulse: PULSE,
  mood: MOOD,
  walk: WALK,
};
