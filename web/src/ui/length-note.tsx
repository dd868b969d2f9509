interface LengthNoteProps {
  id: string;
  /** How many letters more there is room for; below 0 it is too long. */
  remaining: number;
  words: { left: (n: number) => string; tooLong: (n: number) => string };
}

/** Shown near the longest that is allowed, and beyond it. */
export const LengthNote = ({ id, remaining, words }: LengthNoteProps) => (
  <p
    id={id}
    role="status"
    className={`mt-1 text-14 tabular-nums ${remaining < 0 ? 'text-danger-text' : 'text-warning-text'}`}
  >
    {remaining < 0 ? words.tooLong(-remaining) : words.left(remaining)}
  </p>
);

/** From here on it is shown. */
export const isNearLongest = (text: string, longest: number): boolean => text.length >= longest * 0.9;
