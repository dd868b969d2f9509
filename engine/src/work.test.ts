import { expect, it } from 'vitest';
import { node, protocol } from './testing/build.ts';
import { Drive } from './testing/drive.ts';
import { beginWork, changing, endWork } from './work.ts';

const waiting = protocol([
  node('wait', 'w', null, { settings: { kind: 'for', days: 3 } }),
  node('finish', 'f', 'w'),
]);

it('[R15] gives back the very same run where nothing changed', () => {
  const { run } = new Drive(waiting);
  expect(endWork(beginWork(waiting, run, run.at + 1), run)).toBe(run);
});

it.each(changing)('[R15] notices a change of %s', (field) => {
  const { run } = new Drive(waiting);
  const work = beginWork(waiting, run, run.at + 1);
  Object.assign(work.run, { [field]: 'something else' });
  expect(endWork(work, run)).toMatchObject({ [field]: 'something else', at: run.at + 1 });
});
