/** What known KPIs are called and measured in, in English; other languages stand beside it. [C34] */
export type KpiWords = {
  /** Names that mean nothing else, in lower case. Empty: known by its unit alone. */
  names: readonly string[];
  /** The first is the one that is suggested. */
  units: readonly string[];
};

export const ENGLISH = {
  steps: {
    names: ['steps', 'steps a day', 'daily steps', 'step count'],
    units: ['steps', 'step', 'steps a day', 'steps/day'],
  },
  weightInKg: { names: ['weight', 'body weight'], units: ['kg'] },
  weightInLb: { names: ['weight', 'body weight'], units: ['lb', 'lbs'] },
  systolic: { names: ['systolic', 'systolic blood pressure'], units: ['mmHg'] },
  diastolic: { names: ['diastolic', 'diastolic blood pressure'], units: ['mmHg'] },
  heartRate: { names: ['heart rate', 'resting heart rate', 'pulse'], units: ['bpm', 'beats per minute'] },
  glucoseInMmol: {
    names: ['blood glucose', 'blood sugar', 'fasting blood glucose', 'glucose'],
    units: ['mmol/L'],
  },
  glucoseInMg: {
    names: ['blood glucose', 'blood sugar', 'fasting blood glucose', 'glucose'],
    units: ['mg/dL'],
  },
  hba1c: { names: ['hba1c'], units: ['%'] },
  temperature: { names: ['temperature', 'body temperature'], units: ['°C'] },
  sleep: { names: ['sleep', 'hours slept', 'hours of sleep'], units: ['hours', 'h', 'hrs'] },
  water: { names: ['water', 'water a day'], units: ['ml', 'mL'] },
  waist: { names: ['waist'], units: ['cm'] },
  height: { names: ['height'], units: ['cm'] },
  outOfTen: { names: ['pain', 'mood', 'stress', 'energy'], units: ['of 10', 'out of 10', '/10'] },
  cigarettes: { names: ['cigarettes', 'cigarettes a day'], units: ['cigarettes a day', 'cigarettes'] },
  minutes: { names: [], units: ['minutes', 'min'] },
  percent: { names: [], units: ['%'] },
  kcal: { names: [], units: ['kcal'] },
  timesADay: { names: [], units: ['times a day', 'times'] },
} satisfies Record<string, KpiWords>;

export type KnownKpiWords = Readonly<Record<keyof typeof ENGLISH, KpiWords>>;
