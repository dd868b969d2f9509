/** So many people are written to at a time; whoever has more of them sends again. No zod: pages read it. */
export const mostWritten = 100;
/** Messages to many that somebody takes in 7 days, unless they said otherwise. */
export const usualAWeek = 3;
