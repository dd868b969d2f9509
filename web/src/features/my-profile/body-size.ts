import { toFeet, toPounds } from '@regimen/contract/body-units.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { HealthFacts } from '@regimen/contract/my-profile.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import type { healthTexts } from './health-texts.ts';

type Say = Translate<typeof healthTexts>;
type Size = 'heightCm' | 'weightKg';
const sizes = ['heightCm', 'weightKg'] as const;

/** What is taken at all, as the server has it; beyond what is usual, one is asked whether it is right. */
const bounds = {
  heightCm: { least: 20, most: 300, usual: [100, 220] },
  weightKg: { least: 0.5, most: 700, usual: [20, 250] },
} as const;

const wordsOf: Record<Size, (value: number, units: UnitSystem, t: Say) => string> = {
  heightCm: (cm, units, t) => (units === 'metric' ? t('inCm', { n: cm }) : t('inFeet', toFeet(cm))),
  weightKg: (kg, units, t) =>
    units === 'metric' ? t('inKg', { n: kg }) : t('inPounds', { n: toPounds(kg) }),
};

/** What is wrong with a size, in the unit it was typed in. */
export function sizeFault(size: Size, value: number | null, units: UnitSystem, t: Say): string | false {
  const { least, most } = bounds[size];
  if (value === null || (value >= least && value <= most)) return false;
  const [from, to] = [wordsOf[size](least, units, t), wordsOf[size](most, units, t)];
  return t('wrongSize', { from, to });
}

/** Sizes that hardly anybody has and that were not there before: more often a slip, or the other unit. */
export function oddSizes(facts: HealthFacts, kept: HealthFacts, units: UnitSystem, t: Say): string[] {
  return sizes.flatMap((size) => {
    const value = facts[size];
    const [from, to] = bounds[size].usual;
    const isOdd = value !== null && value !== kept[size] && (value < from || value > to);
    return isOdd ? [t(`${size}Of`, { size: wordsOf[size](value, units, t) })] : [];
  });
}
