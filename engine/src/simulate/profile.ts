/** How people live with a program, as data an expert can read and change. Shares are numbers from 0 to 1. */
import type { Weekday } from '../protocol.ts';

/** Minutes: half of all answers come sooner than `half`, nine in ten sooner than `most`, none after twice that. */
export type Delay = { half: number; most: number };

/** Goes from `start` towards `end` and has come half the way after `halfWayDays`; single values stray by `spread`. */
export type Trend = { start: number; end: number; halfWayDays: number; spread: number };

/** Local times, "HH:MM". From later than to: over midnight. */
export type Hours = { from: string; to: string };

/**
 * How much somebody answers in one go. Up to `questions` all is well; at each one more the share `givesUp` of those
 * still at it stops, and what they began is never handed in.
 */
export type Patience = { questions: number; givesUp: number };

export type Profile = {
  id: string;
  name: string;
  /** Share of what is asked that they do at all, in the first week. */
  adherence: number;
  /** After n weeks they do adherence ÷ (1 + tires × n). */
  tires: number;
  /** Share of their answers that say no. */
  declines: number;
  /** Share of tasks they put off once before they answer. */
  putsOff: number;
  patience: Patience;
  delay: Delay;
  awake: Hours;
  /** `perWeek`: share of those still there who leave in a week. `tells`: share of these who say so. */
  dropOut: { perWeek: number; tells: number };
  /** Share of the highest points that their answers to scored questions get. */
  answers: Trend;
  /** 0: well outside the target, 1: well inside it. */
  kpis: Trend;
  /** Share of days on which a device sends a reading by itself. */
  devices: number;
};

/** Who looks after the followers, and the model behind AI steps. */
export type Team = {
  /** Share of what they are asked that they answer before it runs out, when there is time. */
  adherence: number;
  declines: number;
  delay: Delay;
  atWork: Hours & { days: readonly Weekday[] };
  /** Minutes of work for each thing; a task whose activity says how long it takes counts that. */
  minutes: { task: number; review: number; nudge: number; alert: number; stuck: number };
  /** Share of the model's questions that get an answer that can be used. */
  modelAnswers: number;
};

/** What becomes of what people book. */
export type Appointments = {
  /** From booking to the appointment: half are sooner than `half` days, nine in ten sooner than `most`. */
  aheadDays: { half: number; most: number };
  /** Share of those booked that are cancelled, by either side, and not booked again. */
  cancelled: number;
  /** Share of the others that people do not come to. */
  missed: number;
};

export const USUAL_APPOINTMENTS: Appointments = {
  aheadDays: { half: 4, most: 10 },
  cancelled: 0.08,
  missed: 0.1,
};

const AWAKE: Hours = { from: '07:00', to: '22:30' };

const STEADY: Profile = {
  id: 'steady',
  name: 'Steady',
  adherence: 0.92,
  tires: 0.01,
  declines: 0.01,
  putsOff: 0.05,
  patience: { questions: 12, givesUp: 0.005 },
  delay: { half: 60, most: 480 },
  awake: AWAKE,
  dropOut: { perWeek: 0.005, tells: 0.7 },
  answers: { start: 0.35, end: 0.15, halfWayDays: 28, spread: 0.25 },
  kpis: { start: 0.3, end: 0.95, halfWayDays: 28, spread: 0.15 },
  devices: 0.9,
};

/** Sensible people to begin with. */
export const PROFILES: readonly Profile[] = [
  STEADY,
  {
    ...STEADY,
    id: 'busy',
    name: 'Busy',
    adherence: 0.7,
    tires: 0.03,
    declines: 0.04,
    putsOff: 0.3,
    patience: { questions: 8, givesUp: 0.025 },
    delay: { half: 420, most: 2_160 },
    awake: { from: '06:00', to: '23:30' },
    dropOut: { perWeek: 0.015, tells: 0.5 },
    kpis: { start: 0.35, end: 0.8, halfWayDays: 42, spread: 0.2 },
    devices: 0.7,
  },
  {
    ...STEADY,
    id: 'struggling',
    name: 'Struggling',
    adherence: 0.6,
    tires: 0.05,
    declines: 0.1,
    putsOff: 0.2,
    patience: { questions: 6, givesUp: 0.04 },
    delay: { half: 300, most: 2_880 },
    dropOut: { perWeek: 0.03, tells: 0.4 },
    answers: { start: 0.65, end: 0.45, halfWayDays: 60, spread: 0.3 },
    kpis: { start: 0.05, end: 0.5, halfWayDays: 60, spread: 0.25 },
    devices: 0.5,
  },
  {
    ...STEADY,
    id: 'drops-out',
    name: 'Drops out',
    adherence: 0.75,
    tires: 0.15,
    declines: 0.05,
    patience: { questions: 6, givesUp: 0.05 },
    delay: { half: 240, most: 1_440 },
    dropOut: { perWeek: 0.25, tells: 0.3 },
    kpis: { start: 0.25, end: 0.6, halfWayDays: 42, spread: 0.2 },
    devices: 0.4,
  },
  {
    ...STEADY,
    id: 'eager',
    name: 'Eager',
    adherence: 0.99,
    tires: 0,
    declines: 0,
    putsOff: 0,
    patience: { questions: 30, givesUp: 0.002 },
    delay: { half: 10, most: 90 },
    dropOut: { perWeek: 0.001, tells: 1 },
    answers: { start: 0.3, end: 0.1, halfWayDays: 21, spread: 0.2 },
    kpis: { start: 0.4, end: 1, halfWayDays: 21, spread: 0.1 },
    devices: 1,
  },
  {
    ...STEADY,
    id: 'silent',
    name: 'Never answers',
    adherence: 0,
    tires: 0,
    declines: 0,
    putsOff: 0,
    dropOut: { perWeek: 0, tells: 0 },
    // Who does nothing does not get better, whoever asks about them.
    answers: { start: 0.5, end: 0.5, halfWayDays: 28, spread: 0.25 },
    kpis: { start: 0.1, end: 0.1, halfWayDays: 28, spread: 0.1 },
    devices: 0,
  },
];

/** How a mixed group of people is made up when nothing better is known. */
export const USUAL_SHARES: Readonly<Record<string, number>> = {
  steady: 0.4,
  busy: 0.25,
  struggling: 0.15,
  'drops-out': 0.1,
  eager: 0.08,
  silent: 0.02,
};

const WORKING_DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const MINUTES = { task: 10, review: 3, nudge: 1, alert: 5, stuck: 10 };

export const TEAMS: Readonly<Record<'usual' | 'prompt' | 'stretched', Team>> = {
  usual: {
    adherence: 0.95,
    declines: 0.03,
    delay: { half: 180, most: 1_200 },
    atWork: { from: '08:00', to: '18:00', days: WORKING_DAYS },
    minutes: MINUTES,
    modelAnswers: 0.97,
  },
  prompt: {
    adherence: 1,
    declines: 0.02,
    delay: { half: 20, most: 90 },
    atWork: { from: '07:00', to: '21:00', days: [...WORKING_DAYS, 'sat', 'sun'] },
    minutes: MINUTES,
    modelAnswers: 0.99,
  },
  stretched: {
    adherence: 0.75,
    declines: 0.05,
    delay: { half: 960, most: 4_320 },
    atWork: { from: '09:00', to: '17:00', days: WORKING_DAYS },
    minutes: MINUTES,
    modelAnswers: 0.95,
  },
};
