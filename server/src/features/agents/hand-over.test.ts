import { expect, it } from 'vitest';
import { quote } from './hand-over.ts';

const scope = (messageLength: number) =>
  ({ locale: 'en', tenant: { site: { limits: { messageLength } } } }) as Parameters<typeof quote>[0];
const said = (count: number, body: string) =>
  Array.from({ length: count }, (_, index) => ({
    speaker: index % 2 === 0 ? ('person' as const) : ('agent' as const),
    body: `${index} ${body}`,
  }));

it('gives the team all that was said, in messages that are short enough', () => {
  const bodies = quote(scope(500), said(20, 'word '.repeat(30).trim()), true);
  expect(bodies[0]).toMatch(/^From my conversation with the agent:\n\nMe: 0 word/);
  expect(bodies.every((body) => body.length <= 500)).toBe(true);
  for (let index = 0; index < 20; index++) expect(bodies.join('\n\n')).toContain(`: ${index} word`);
});

it('cuts what is longer than a message, and never inside a letter', () => {
  const bodies = quote(scope(101), [{ speaker: 'person', body: '😀'.repeat(200) }], true);
  expect(bodies.every((body) => body.length <= 101 && body.isWellFormed())).toBe(true);
  expect(bodies.join('').match(/😀/gu)).toHaveLength(200);
});

it('leaves out the beginning of what is far too long, and says so', () => {
  const bodies = quote(scope(200), said(100, 'word '.repeat(30).trim()), true);
  expect(bodies.length).toBeLessThanOrEqual(15);
  expect(bodies[0]).toContain('the latest part');
  expect(bodies.at(-1)).toContain('Agent: 99 word');
});
