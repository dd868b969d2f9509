import type { KnownKpiWords } from './known-kpi-words.ts';

export const ARABIC = {
  steps: {
    names: ['الخطوات', 'خطوات', 'الخطوات اليومية', 'عدد الخطوات'],
    units: ['خطوة', 'خطوات', 'خطوة في اليوم'],
  },
  weightInKg: { names: ['الوزن', 'وزن الجسم'], units: ['كغ', 'كجم', 'kg'] },
  weightInLb: { names: [], units: ['رطل', 'lb', 'lbs'] },
  systolic: { names: ['ضغط الدم الانقباضي', 'الضغط الانقباضي'], units: ['ملم زئبق', 'مم زئبق', 'mmHg'] },
  diastolic: { names: ['ضغط الدم الانبساطي', 'الضغط الانبساطي'], units: ['ملم زئبق', 'مم زئبق', 'mmHg'] },
  heartRate: {
    names: ['النبض', 'نبض القلب', 'نبض القلب في الراحة'],
    units: ['نبضة/د', 'نبضة في الدقيقة', 'bpm'],
  },
  glucoseInMmol: { names: ['سكر الدم', 'سكر الدم صائمًا'], units: ['ملمول/ل', 'mmol/L'] },
  glucoseInMg: { names: ['سكر الدم', 'سكر الدم صائمًا'], units: ['ملغ/دل', 'mg/dL'] },
  hba1c: { names: [], units: ['%'] },
  temperature: { names: ['حرارة الجسم', 'الحرارة'], units: ['°م', '°C'] },
  sleep: { names: ['النوم', 'ساعات النوم'], units: ['ساعة', 'ساعات', 'س', 'h'] },
  water: { names: ['الماء', 'شرب الماء'], units: ['مل', 'ml'] },
  waist: { names: ['الخصر', 'محيط الخصر'], units: ['سم', 'cm'] },
  height: { names: ['الطول'], units: ['سم', 'cm'] },
  outOfTen: { names: ['الألم', 'المزاج', 'التوتر', 'الطاقة'], units: ['من 10'] },
  cigarettes: { names: ['السجائر'], units: ['سيجارة في اليوم', 'سيجارة'] },
  minutes: { names: [], units: ['دقيقة', 'دقائق', 'د', 'min'] },
  percent: { names: [], units: ['%', '٪'] },
  kcal: { names: [], units: ['سعرة', 'kcal'] },
  timesADay: { names: [], units: ['مرة في اليوم', 'مرة', 'مرات'] },
} satisfies KnownKpiWords;
