/** What a state says of a variable: an index among its values, or one of these. */

/** Anything, also that nothing is known. */
export const ANY = -1;
/** Anything but unknown. */
export const KNOWN = -2;
/** This index or a higher one. */
export const AT_LEAST = 1_000;
