import { expect, it } from 'vitest';
import { fullName, phone } from './fields.ts';

it('a name stands on one line, whatever was typed', () => {
  expect(fullName.parse(' Sam\r\nBcc:  Lee\t')).toBe('Sam Bcc: Lee');
});

it('a phone number has digits, and nothing but what people write between them', () => {
  for (const number of ['112', '+49 (30) 123-45', '0800.111']) expect(phone.parse(number)).toBe(number);
  for (const other of ['soon', '+-()', '12', '123 ext 4']) expect(phone.safeParse(other).success).toBe(false);
});
