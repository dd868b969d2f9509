/** Units of the examples: abbreviations, which stay the same beside every number, and lengths of time, which pages count. */
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
  min: 'دقيقة',
  h: 'ساعة',
};
