import type { KnownUnit } from './unit-names.ts';

export const unitNamesInArabic: Readonly<Record<KnownUnit, readonly string[]>> = {
  kg: ['كغ', 'كجم'],
  lb: ['رطل'],
  cm: ['سم'],
  m: ['م'],
  in: ['بوصة'],
  ft: ['قدم'],
  celsius: ['°م'],
  fahrenheit: ['°ف'],
  mmol: ['ملمول/ل'],
  mg: ['ملغ/دل'],
  ml: ['مل'],
  floz: ['أونصة سائلة'],
  km: ['كم'],
  mi: ['ميل'],
};
