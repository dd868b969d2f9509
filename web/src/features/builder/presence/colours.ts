import type { colours } from './here.ts';

/** Fills that carry text, one for each of those who are here; lines in the same colour. */
export const fills = [
  'bg-primary-strong text-primary-on',
  'bg-accent-strong text-accent-on',
  'bg-success-strong text-success-on',
  'bg-info-soft text-info-text',
  'bg-warning-soft text-warning-text',
] as const satisfies { length: typeof colours };

export const lines = [
  'outline-primary-line',
  'outline-accent-line',
  'outline-success-line',
  'outline-info-line',
  'outline-warning-line',
] as const satisfies { length: typeof colours };
