import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it('makes a file name of any name', () => {
  expect(fileName('Better sleep: 4 weeks')).toBe('better-sleep-4-weeks.json');
  expect(fileName('نوم أفضل')).toBe('نوم-أفضل.json');
  expect(fileName('../…')).toBe('protocol.json');
});
