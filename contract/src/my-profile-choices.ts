/** Systems of units. No zod: pages read it. */
export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** What somebody can let everybody see on their page beside their name. */
export const shownParts = ['picture', 'bio', 'memberSince', 'answers'] as const;
export type Shown = (typeof shownParts)[number];

export const sexes = ['female', 'male', 'other'] as const;

/** Facts about somebody's health or person that a program may look at. */
export const profileFacts = [
  'birthday',
  'sex',
  'conditions',
  'height',
  'weight',
  'medication',
  'allergies',
] as const;
/** Those that the experts of one's programs see. */
export const sharedFacts = ['conditions', 'medication', 'allergies'] as const;
/** Those that a program may offer as the first reading of a KPI. */
export const startFacts = ['height', 'weight'] as const;
export type StartFact = (typeof startFacts)[number];
export type ProfileFact = (typeof profileFacts)[number];

export const longestBio = 4_000;
export const longestFact = 2_000;
/** A username can be changed once in so many days. */
export const usernameRestDays = 30;
