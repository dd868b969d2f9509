/** Units by their UCUM code, where there is one. What people read beside the number stays as it was written. */
import { units as ARABIC_UNITS } from '../library/arabic/units.ts';
import { UCUM } from './names.ts';
import { type Loose, said } from './resources.ts';

const CODES: Readonly<Record<string, string>> = {
  '%': '%',
  '°C': 'Cel',
  '°F': '[degF]',
  kg: 'kg',
  g: 'g',
  mg: 'mg',
  lb: '[lb_av]',
  st: '[stone_av]',
  'kg/m²': 'kg/m2',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  in: '[in_i]',
  ft: '[ft_i]',
  L: 'L',
  ml: 'mL',
  mL: 'mL',
  'fl oz': '[foz_us]',
  'L/min': 'L/min',
  'g/L': 'g/L',
  'g/dL': 'g/dL',
  'mg/dL': 'mg/dL',
  'mmol/L': 'mmol/L',
  'mmol/mol': 'mmol/mol',
  mmHg: 'mm[Hg]',
  kPa: 'kPa',
  ppm: '[ppm]',
  bpm: '/min',
  Hz: 'Hz',
  kcal: 'kcal',
  s: 's',
  min: 'min',
  h: 'h',
  days: 'd',
};

const inLatin: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ARABIC_UNITS).map(([unit, arabic]) => [arabic, unit]),
);

export function ucumOf(unit: string): string | undefined {
  const known = Object.hasOwn(inLatin, unit) ? (inLatin[unit] ?? unit) : unit;
  return Object.hasOwn(CODES, known) ? CODES[known] : undefined;
}

export function quantity(value: number, unit: string): Loose {
  const code = ucumOf(unit);
  return said({ value, unit, system: code && UCUM, code });
}

export function unitConcept(unit: string): Loose {
  const code = ucumOf(unit);
  return said({ coding: code === undefined ? [] : [{ system: UCUM, code, display: unit }], text: unit });
}

/** UCUM's units of time, by what FHIR's Duration calls them. */
export const duration = (value: number, code: 'd' | 'h' | 'min'): Loose => ({
  value,
  unit: { d: 'day', h: 'hour', min: 'minute' }[code],
  system: UCUM,
  code,
});
