import { check } from '@regimen/engine/check.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { NUDGE } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { problemWords } from './problem-words.ts';

const hello = { selectedItem: 'hello' };
const found = (document: ReturnType<typeof protocol>, wanted: string) => {
  const problem = check(document).find(({ code }) => code === wanted);
  return problem && problemWords(problem, document, 'en').explanation;
};

it('a loop without a pause names the line that leads back', () => {
  const document = protocol(
    [
      node('nudge', 'Hello', null, hello),
      node('nudge', 'Praise', 'Hello', hello),
      node('jump', 'Again', 'Praise', { rules: { jumpRule: { target: 'Hello' } } }),
    ],
    { hello: NUDGE },
  );
  expect(found(document, 'loop-without-time')).toMatch(
    /^The line from “\W?Again\W?” leads back to “\W?Hello\W?”/,
  );
});

it('a step that is passed by names the line that everyone follows', () => {
  const document = protocol(
    [
      node('nudge', 'Hello', null, { ...hello, rules: { jumpRule: { targetSuccess: 'Done' } } }),
      node('nudge', 'Praise', 'Hello', hello),
      node('finish', 'Done', 'Praise'),
    ],
    { hello: NUDGE },
  );
  expect(found(document, 'unreachable')).toMatch(
    /^Everyone follows the line from “\W?Hello\W?” to “\W?Done\W?”/,
  );
});
