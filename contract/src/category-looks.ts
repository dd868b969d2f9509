/** What a category can look like. Without zod, so that pages may know it too. */
export const categoryColours = [
  'indigo',
  'blue',
  'teal',
  'green',
  'amber',
  'orange',
  'rose',
  'violet',
  'slate',
] as const;
export type CategoryColour = (typeof categoryColours)[number];

export const categoryIcons = [
  'moon',
  'apple',
  'footprints',
  'brain',
  'heart',
  'activity',
  'droplet',
  'pill',
  'baby',
  'leaf',
  'smile',
  'dumbbell',
  'stethoscope',
  'bone',
  'eye',
  'sparkles',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];
