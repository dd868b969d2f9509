/** Hue and strength of a category's colour: covers are drawn in it, and a program's pages dressed. */
export type ProgramLook = readonly [hue: number, chroma: number];

export const programLooks: Readonly<Record<string, ProgramLook>> = {
  sleep: [275, 0.12],
  nutrition: [145, 0.11],
  movement: [45, 0.13],
  mind: [310, 0.11],
  // Rose, not red, which says that something is wrong.
  heart: [345, 0.12],
  pain: [195, 0.09],
  'chronic-conditions': [230, 0.11],
  family: [75, 0.11],
  habits: [165, 0.1],
};
