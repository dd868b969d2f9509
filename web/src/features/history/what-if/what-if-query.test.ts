import { expect, it } from 'vitest';
import { readWhatIf, whatIfPath } from './what-if-query.ts';

const program = '01900000-0000-7000-8000-000000000001';
const asked = '01900000-0000-7000-8000-000000000002';
const read = (path: string) => readWhatIf(new URL(path, 'http://x.test').searchParams);

it('says in the address what is looked at, and reads it back', () => {
  for (const address of [
    { program: '', asked: '', change: '' },
    { program, asked: '', change: '' },
    { program, asked, change: '' },
    { program, asked, change: 'gone' },
  ] as const)
    expect(read(whatIfPath(address))).toEqual(address);
  expect(read('/creator/history')).toBeNull();
});

it('leaves out what makes no sense', () => {
  expect(read(`/x?whatIf=nonsense&asked=${asked}&change=sooner`)).toEqual({
    program: '',
    asked: '',
    change: '',
  });
});
