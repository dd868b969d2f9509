/** What somebody says about the program that they want drafted. */
export const DRAFT_TOPICS = [
  'sleep',
  'stress',
  'mood',
  'movement',
  'weight',
  'blood-pressure',
  'smoking',
  'pain',
  'habits',
] as const;
export type DraftTopic = (typeof DRAFT_TOPICS)[number];

export const DRAFT_AUDIENCES = ['adults', 'older', 'women', 'everyone'] as const;
export type DraftAudience = (typeof DRAFT_AUDIENCES)[number];

export const DRAFT_WEEKS = [2, 4, 6, 8, 12] as const;

export const DRAFT_RHYTHMS = ['daily', 'weekly'] as const;
export type DraftRhythm = (typeof DRAFT_RHYTHMS)[number];

export const DRAFT_REMINDERS = ['none', 'some', 'daily'] as const;
export type DraftReminders = (typeof DRAFT_REMINDERS)[number];

export type DraftAnswers = {
  topic: DraftTopic;
  audience: DraftAudience;
  weeks: number;
  /** Built-in KPIs, by id. */
  measures: readonly string[];
  rhythm: DraftRhythm;
  reminders: DraftReminders;
  /** In the expert's own words; the description of the draft. */
  about: string;
};
