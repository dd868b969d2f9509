/** So long without a call, and an admin signs in again. */
export const adminIdleMs = 15 * 60_000;
/** The longest day at the dashboard. */
export const adminLongestMs = 12 * 3_600_000;
