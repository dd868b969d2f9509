/** What units of both systems are called in protocols, in English; other languages stand beside it. */
export const unitNames = {
  kg: ['kg'],
  lb: ['lb', 'lbs'],
  cm: ['cm'],
  m: ['m'],
  in: ['in'],
  ft: ['ft'],
  celsius: ['°C'],
  fahrenheit: ['°F'],
  mmol: ['mmol/L'],
  mg: ['mg/dL'],
  ml: ['ml', 'mL'],
  floz: ['fl oz'],
  km: ['km'],
  mi: ['mi', 'miles'],
} as const satisfies Record<string, readonly string[]>;

export type KnownUnit = keyof typeof unitNames;
