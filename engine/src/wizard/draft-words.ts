/** Names of steps in drafts, in English; the same in Arabic in `draft-words.ar.ts`. */
import type { DraftAudience, DraftTopic } from './answers.ts';

export type DraftWords = {
  titles: Record<DraftTopic, string>;
  who: Record<DraftAudience, string>;
  description: (title: string, weeks: number) => string;
  seeDoctor: string;
  notForThem: string;
  checkFirst: string;
  checkLast: string;
  measureFirst: (name: string) => string;
  measureLast: (name: string) => string;
  reminder: string;
  practice: string;
  keepGoing: string;
  wellDone: string;
  keepTrying: string;
  done: string;
  pause: string;
};

const weeksOf = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);

export const ENGLISH: DraftWords = {
  titles: {
    sleep: 'Better sleep',
    stress: 'Less stress',
    mood: 'A brighter mood',
    movement: 'More movement',
    weight: 'A healthy weight',
    'blood-pressure': 'Blood pressure at home',
    smoking: 'Free of smoking',
    pain: 'Living well with pain',
    habits: 'One good habit',
  },
  who: {
    adults: 'Adults only',
    older: 'People over 60',
    women: 'Adult women',
    everyone: 'Anyone from 16',
  },
  description: (title, weeks) => `${title}: one small step a week for ${weeksOf(weeks)}.`,
  seeDoctor: 'See a doctor first',
  notForThem: 'Not suitable',
  checkFirst: 'Where are you now?',
  checkLast: 'How are you doing now?',
  measureFirst: (name) => `First reading: ${name}`,
  measureLast: (name) => `Last reading: ${name}`,
  reminder: 'Reminders along the way',
  practice: 'Days to practice',
  keepGoing: 'Keep going',
  wellDone: 'Well done',
  keepTrying: 'A word of support',
  done: 'Finished',
  pause: 'A week to practice',
};
