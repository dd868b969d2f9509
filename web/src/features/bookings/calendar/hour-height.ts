/** One hour, in px: half of one has room for two lines. */
export const hourHeight = 72;
