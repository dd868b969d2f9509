/** Longer than that, and only the part that differs is shown. */
const whole = 60;
const most = 120;
/** Words that are the same, shown on either side so that one finds the place. */
const around = 4;

/** Two states of a text, cut to where they differ. */
export function whereTextsDiffer(before: string, after: string): [before: string, after: string] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let first = 0;
  while (first < was.length && first < is.length && was[first] === is[first]) first++;
  let last = 0;
  while (last < was.length - first && last < is.length - first && was.at(-1 - last) === is.at(-1 - last))
    last++;
  return [shown(was, first, last), shown(is, first, last)];
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

function shown(words: readonly string[], first: number, last: number): string {
  const text = words.join(' ');
  if (text.length <= whole) return text;
  const from = Math.max(0, first - around);
  const to = Math.min(words.length, words.length - last + around);
  const part = words.slice(from, to).join(' ');
  const start = from > 0 ? '… ' : '';
  if (part.length <= most) return `${start}${part}${to < words.length ? ' …' : ''}`;
  const cut = part.slice(0, most - start.length);
  // Not in the middle of a word, unless there is only one.
  const end = cut.lastIndexOf(' ');
  return `${start}${end > 0 ? cut.slice(0, end) : cut} …`;
}
