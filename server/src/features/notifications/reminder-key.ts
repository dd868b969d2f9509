/** What the key of a reminder holds that an expert sent; the day follows, so that there is one a day. */
export const byExpert = '/by-expert/';
/** How the key of a reminder ends that comes before a deadline. */
export const beforeDeadline = '/late';

/** Whether its person put the task off: no other reminder is one that they asked for. */
export const isAskedFor = ({ kind, key }: { kind: string; key: string }): boolean =>
  kind === 'reminder' && !key.includes(byExpert) && !key.endsWith(beforeDeadline);
