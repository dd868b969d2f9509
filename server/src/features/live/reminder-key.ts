/** What the key of a reminder holds that an expert sent; the day follows, so that there is one a day. */
export const byExpert = '/by-expert/';
