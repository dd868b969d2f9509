/**
 * So long a story waits for what has to come. Far longer than any of it takes: a machine that is shared with others may give
 * us a tenth of itself for a minute, and a slow page would look like a broken one. How fast things are is measured elsewhere.
 */
export const patienceMs = 60_000;
