/** The shelves of the catalog, the same for every site. */
export const programCategories = [
  'sleep',
  'nutrition',
  'movement',
  'mind',
  'heart',
  'pain',
  'chronic-conditions',
  'family',
  'habits',
] as const;
export type ProgramCategory = (typeof programCategories)[number];
