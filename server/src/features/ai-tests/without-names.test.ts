import { expect, it } from 'vitest';
import { withoutNames } from './without-names.ts';

const own = ['Farid Follower', 'farid88'];
const known = new Set(['better', 'sleep']);
const clean = (text: string) => withoutNames(text, { own, known });

it('takes the names of whoever wrote it out, and leaves the rest', () => {
  expect(clean('Can I nap after lunch?')).toBe('Can I nap after lunch?');
  expect(clean('It’s farid again. Is tea in Better Sleep fine?')).toBe(
    'It’s … again. Is tea in Better Sleep fine?',
  );
  expect(clean('هل تفيد القيلولة؟')).toBe('هل تفيد القيلولة؟');
});

it.each([
  'My name is nadia, may I nap?',
  'Does Layla nap as well?',
  'Write to me at a@b.example',
  'Call +49 170 1234567',
  'Dr Haddad says naps are bad',
  'اسمي نادية، هل تفيد القيلولة؟',
  'الدكتور سمير يقول غير ذلك',
])('leaves “%s” whole', (text) => {
  expect(clean(text)).toBe(null);
});
