const two = (number: number): string => String(number).padStart(2, '0');

/** A minute of the day as a time field has it. The end of the day is its midnight. */
export const clockText = (minute: number): string =>
  `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** The minute that a time field means; midnight as an end is the end of that day. Nothing while none is typed. */
export function minuteOf(text: string, end: 'from' | 'to'): number | undefined {
  const found = /^(\d\d):(\d\d)/.exec(text);
  if (!found) return undefined;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return minute === 0 && end === 'to' ? 1_440 : minute;
}
