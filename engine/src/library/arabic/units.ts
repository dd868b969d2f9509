/** Every unit of the built-in items. FHIR finds a unit's code by it (fhir/ucum.ts). */
import { units as ofExamples } from '../../examples/arabic/units.ts';
import type { Dictionary } from '../../human-texts.ts';

export const units: Dictionary = {
  ...ofExamples,
  days: 'يوم',
  '°C': '°م',
  '°F': '°ف',
  kg: 'كغ',
  'kg/m²': 'كغ/م²',
  lb: 'رطل',
  st: 'ستون',
  m: 'م',
  cm: 'سم',
  mm: 'ملم',
  in: 'بوصة',
  ft: 'قدم',
  L: 'لتر',
  ml: 'مل',
  'fl oz': 'أونصة سائلة',
  'L/min': 'ل/د',
  bpm: 'نبضة/د',
};
