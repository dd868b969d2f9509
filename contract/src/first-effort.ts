/** What a new program says of the time it takes until its creator has said it. */
export const firstEffort = { minutesADay: 10, weeks: 4 } as const;
