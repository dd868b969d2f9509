/** Units of the examples: abbreviations, because they stay the same beside every number. */
import type { Dictionary } from '../../human-texts.ts';

export const units: Dictionary = {
  ppm: 'جزء في المليون',
  'mmol/L': 'ملمول/ل',
  'mmol/mol': 'ملمول/مول',
  'mg/dL': 'ملغ/دل',
  'g/dL': 'غ/دل',
  'g/L': 'غ/ل',
  mmHg: 'ملم زئبق',
  kPa: 'كيلوباسكال',
  min: 'د',
  h: 'س',
};
