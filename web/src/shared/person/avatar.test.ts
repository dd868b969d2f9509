import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Nora Field', 'NF'],
  ['Nora Field (physician)', 'NF'],
  ['Nora', 'N'],
  ['Dr. Nora Field', 'NF'],
  ['Dr', 'D'],
  ['د. ليلى حسن', 'ل\u200c\u2009ح'],
  ['', ''],
  // Apart, or the two would be read as a word; and not the article's.
  ['مازن الورّاق', 'م\u200c\u2009و'],
  ['ليلى حسن', 'ل\u200c\u2009ح'],
  ['ليلى ال', 'ل\u200c\u2009ا'],
])('%s is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
