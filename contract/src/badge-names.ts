export const badgeNames = [
  'first-step',
  'three-days',
  'one-week',
  'one-month',
  'on-target',
  'half-way',
  'finished',
] as const;
