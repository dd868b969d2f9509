import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['Asia/Riyadh', 'Saudi Arabia Time', 'توقيت المملكة العربية السعودية'],
  ['America/New_York', 'Eastern Time', 'توقيت نيويورك'],
  ['UTC', 'Coordinated Universal Time', 'التوقيت العالمي المنسق'],
])('%s is called as people call it', (zone, english, arabic) => {
  expect(zoneName(zone, 'en')).toBe(english);
  expect(zoneName(zone, 'ar')).toBe(arabic);
});
