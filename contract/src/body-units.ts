/** Height and weight are kept in metric units and shown in the reader's. */
const cmPerInch = 2.54;
const kgPerPound = 0.45359237;

export function toFeet(cm: number): { feet: number; inches: number } {
  const all = Math.round(cm / cmPerInch);
  return { feet: Math.floor(all / 12), inches: all % 12 };
}
export const fromFeet = (feet: number, inches: number): number => rounded((feet * 12 + inches) * cmPerInch);
export const toPounds = (kg: number): number => rounded(kg / kgPerPound);
export const fromPounds = (pounds: number): number => Math.round(pounds * kgPerPound * 100) / 100;

const rounded = (value: number) => Math.round(value * 10) / 10;
