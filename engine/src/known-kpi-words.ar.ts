import type { KnownKpiWords } from './known-kpi-words.ts';

export const ARABIC = {
  steps: {
    names: ['الخطوات', 'خطوات', 'الخطوات اليومية', 'عدد الخطوات'],
    units: ['خطوة', 'خطوات', 'خطوة في اليوم'],
  },
  weightInKg: { names: ['الوزن', 'وزن الجسم'], units: ['kg', 'كغ', 'كجم'] },
  weightInLb: { names: [], units: ['lb', 'lbs'] },
  systolic: { names: ['ضغط الدم الانقباضي', 'الضغط الانقباضي'], units: ['mmHg', 'مم زئبق'] },
  diastolic: { names: ['ضغط الدم الانبساطي', 'الضغط الانبساطي'], units: ['mmHg', 'مم زئبق'] },
  heartRate: { names: ['النبض', 'نبض القلب', 'نبض القلب في الراحة'], units: ['bpm', 'نبضة في الدقيقة'] },
  glucoseInMmol: { names: ['سكر الدم', 'سكر الدم صائمًا'], units: ['mmol/L'] },
  glucoseInMg: { names: ['سكر الدم', 'سكر الدم صائمًا'], units: ['mg/dL'] },
  hba1c: { names: [], units: ['%'] },
  temperature: { names: ['حرارة الجسم', 'الحرارة'], units: ['°C'] },
  sleep: { names: ['النوم', 'ساعات النوم'], units: ['ساعة', 'ساعات', 'h'] },
  water: { names: ['الماء', 'شرب الماء'], units: ['ml', 'مل'] },
  waist: { names: ['الخصر', 'محيط الخصر'], units: ['cm', 'سم'] },
  height: { names: ['الطول'], units: ['cm', 'سم'] },
  outOfTen: { names: ['الألم', 'المزاج', 'التوتر', 'الطاقة'], units: ['من 10'] },
  cigarettes: { names: ['السجائر'], units: ['سيجارة في اليوم', 'سيجارة'] },
  minutes: { names: [], units: ['دقيقة', 'دقائق', 'min'] },
  percent: { names: [], units: ['%', '٪'] },
  kcal: { names: [], units: ['سعرة', 'kcal'] },
  timesADay: { names: [], units: ['مرة في اليوم', 'مرة', 'مرات'] },
} satisfies KnownKpiWords;
