import { expect, test } from 'vitest';
import { fillNudge, type NudgeValues } from './fill-nudge.ts';

const nothing: NudgeValues = { fullName: null, day: null, reading: () => null };
const mona: NudgeValues = {
  fullName: 'Mona Haddad',
  day: 1_012,
  reading: (kpi) => (kpi === 'sugar' ? { value: 99.5, unit: 'mg/dL' } : null),
};
const told = (body: string, values = mona, locale: 'en' | 'ar' = 'en') =>
  fillNudge({ title: '{{reading:sugar}}', body }, values, locale);

test('a nudge says name, day and last reading in the language of whoever reads it', () => {
  expect(told('Hi {{name}}, day {{day}}. Last: {{reading:sugar:mmol/L}}.')).toEqual({
    title: '99.5 mg/dL',
    body: 'Hi Mona, day 1,012. Last: 99.5 mg/dL.',
  });
  expect(told('مرحبًا {{الاسم}}، {{القراءة:sugar}}.', mona, 'ar').body).toBe(
    'مرحبًا Mona، \u206899.5 mg/dL\u2069.',
  );
});

test('nothing known: no braces, no hole, and a title all the same', () => {
  expect(told('Hi {{name}}! Last: {{reading:sugar}}. Rest now.', nothing)).toEqual({
    title: 'not taken yet',
    body: 'Hi! Rest now.',
  });
  expect(told('{{reading:gone}}', nothing, 'ar')).toEqual({ title: 'لم تُؤخذ بعد', body: 'لم تُؤخذ بعد' });
  expect(told('{{whatever}}').body).toBe('');
});

test('a name is no Markdown, no tag and no placeholder', () => {
  const { body } = told('Hi {{name}}.', { ...mona, fullName: '[x](http://e.test)<b>{{day}}*' });
  expect(body).toBe('Hi xhttpetestbday.');
});
