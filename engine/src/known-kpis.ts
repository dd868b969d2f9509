/**
 * KPIs that everybody measures: their units, what a reading can be at all, and what people usually read. By them the form
 * of a new KPI suggests a range, and the checker finds one that turns ordinary readings away. [C34]
 */
export type Span = { min: number; max: number };
export type KnownKpi = {
  /** Names that mean nothing else, in lower case. Empty: known by its unit alone. */
  names: readonly string[];
  /** The first is the one that is suggested, in each language. */
  units: { en: readonly string[]; ar: readonly string[] };
  /** What is written in this unit is this KPI, whatever it is called. */
  unitSays?: true;
  range: Span;
  /** What people usually read; a range has to hold it. Left out: nobody can say. */
  usual?: Span;
};

const same = (...units: string[]) => ({ en: units, ar: units });

export const KNOWN_KPIS: readonly KnownKpi[] = [
  {
    names: [
      'steps',
      'steps a day',
      'daily steps',
      'step count',
      'الخطوات',
      'خطوات',
      'الخطوات اليومية',
      'عدد الخطوات',
    ],
    units: { en: ['steps', 'step', 'steps a day', 'steps/day'], ar: ['خطوة', 'خطوات', 'خطوة في اليوم'] },
    unitSays: true,
    range: { min: 0, max: 100_000 },
    usual: { min: 1_000, max: 20_000 },
  },
  {
    names: ['weight', 'body weight', 'الوزن', 'وزن الجسم'],
    units: { en: ['kg'], ar: ['كغ', 'كجم', 'kg'] },
    range: { min: 20, max: 350 },
    usual: { min: 45, max: 130 },
  },
  {
    names: ['weight', 'body weight'],
    units: { en: ['lb', 'lbs'], ar: ['رطل', 'lb'] },
    range: { min: 45, max: 770 },
    usual: { min: 100, max: 285 },
  },
  {
    names: ['systolic', 'systolic blood pressure', 'ضغط الدم الانقباضي', 'الضغط الانقباضي'],
    units: { en: ['mmHg'], ar: ['ملم زئبق', 'مم زئبق', 'mmHg'] },
    range: { min: 60, max: 260 },
    usual: { min: 90, max: 180 },
  },
  {
    names: ['diastolic', 'diastolic blood pressure', 'ضغط الدم الانبساطي', 'الضغط الانبساطي'],
    units: { en: ['mmHg'], ar: ['ملم زئبق', 'مم زئبق', 'mmHg'] },
    range: { min: 30, max: 160 },
    usual: { min: 50, max: 110 },
  },
  {
    names: ['heart rate', 'resting heart rate', 'pulse', 'النبض', 'نبض القلب', 'نبض القلب في الراحة'],
    units: { en: ['bpm', 'beats per minute'], ar: ['نبضة/د', 'نبضة في الدقيقة', 'bpm'] },
    unitSays: true,
    range: { min: 25, max: 220 },
    usual: { min: 50, max: 120 },
  },
  {
    names: ['blood glucose', 'blood sugar', 'fasting blood glucose', 'glucose', 'سكر الدم', 'سكر الدم صائمًا'],
    units: { en: ['mmol/L'], ar: ['ملمول/ل', 'mmol/L'] },
    range: { min: 1, max: 35 },
    usual: { min: 4, max: 12 },
  },
  {
    names: ['blood glucose', 'blood sugar', 'fasting blood glucose', 'glucose', 'سكر الدم', 'سكر الدم صائمًا'],
    units: { en: ['mg/dL'], ar: ['ملغ/دل', 'mg/dL'] },
    range: { min: 18, max: 630 },
    usual: { min: 70, max: 220 },
  },
  {
    names: ['hba1c'],
    units: same('%'),
    range: { min: 3, max: 20 },
    usual: { min: 5, max: 10 },
  },
  {
    names: ['temperature', 'body temperature', 'حرارة الجسم', 'الحرارة'],
    units: { en: ['°C'], ar: ['°م', '°C'] },
    range: { min: 30, max: 44 },
    usual: { min: 36, max: 40 },
  },
  {
    names: ['sleep', 'hours slept', 'hours of sleep', 'النوم', 'ساعات النوم'],
    units: { en: ['hours', 'h', 'hrs'], ar: ['س', 'ساعة', 'ساعات', 'h'] },
    range: { min: 0, max: 24 },
    usual: { min: 4, max: 11 },
  },
  {
    names: ['water', 'water a day', 'الماء', 'شرب الماء'],
    units: { en: ['ml', 'mL'], ar: ['مل', 'ml'] },
    range: { min: 0, max: 10_000 },
    usual: { min: 500, max: 3_000 },
  },
  {
    names: ['waist', 'الخصر', 'محيط الخصر'],
    units: { en: ['cm'], ar: ['سم', 'cm'] },
    range: { min: 35, max: 220 },
    usual: { min: 60, max: 130 },
  },
  {
    names: ['height', 'الطول'],
    units: { en: ['cm'], ar: ['سم', 'cm'] },
    range: { min: 50, max: 250 },
    usual: { min: 150, max: 195 },
  },
  {
    names: ['pain', 'mood', 'stress', 'energy', 'الألم', 'المزاج', 'التوتر', 'الطاقة'],
    units: { en: ['of 10', 'out of 10', '/10'], ar: ['من 10'] },
    unitSays: true,
    range: { min: 0, max: 10 },
  },
  {
    names: ['cigarettes', 'cigarettes a day', 'السجائر'],
    units: { en: ['cigarettes a day', 'cigarettes'], ar: ['سيجارة في اليوم', 'سيجارة'] },
    unitSays: true,
    range: { min: 0, max: 100 },
    usual: { min: 0, max: 30 },
  },
  {
    names: [],
    units: { en: ['minutes', 'min'], ar: ['د', 'دقيقة', 'دقائق', 'min'] },
    range: { min: 0, max: 1_440 },
  },
  { names: [], units: same('%', '٪'), range: { min: 0, max: 100 } },
  { names: [], units: { en: ['kcal'], ar: ['سعرة', 'kcal'] }, range: { min: 0, max: 10_000 } },
  {
    names: [],
    units: { en: ['times a day', 'times'], ar: ['مرة في اليوم', 'مرة', 'مرات'] },
    range: { min: 0, max: 100 },
  },
];

const plain = (words: string): string => words.trim().toLowerCase();

/** Known by its unit in this language and, where the unit says too little, by its name; `null`: nobody here knows it. */
export function knownKpi(name: string, unit: string): KnownKpi | null {
  const [called, measured] = [plain(name), plain(unit)];
  const hasUnit = ({ units }: KnownKpi): boolean =>
    [...units.en, ...units.ar].some((one) => plain(one) === measured);
  return (
    KNOWN_KPIS.find((kpi) => kpi.names.includes(called) && hasUnit(kpi)) ??
    KNOWN_KPIS.find((kpi) => kpi.unitSays && hasUnit(kpi)) ??
    null
  );
}

/** What can be suggested while somebody writes a new one: by its unit, or by its name while there is none. */
export function suggestedKpi(name: string, unit: string): KnownKpi | null {
  const measured = plain(unit);
  if (measured === '') return KNOWN_KPIS.find(({ names }) => names.includes(plain(name))) ?? null;
  const byUnit = KNOWN_KPIS.filter(({ units }) =>
    [...units.en, ...units.ar].some((one) => plain(one) === measured),
  );
  return (
    byUnit.find(({ names }) => names.includes(plain(name))) ??
    byUnit.find(({ unitSays, names }) => unitSays === true || names.length === 0) ??
    (byUnit.length === 1 ? (byUnit[0] as KnownKpi) : null)
  );
}
