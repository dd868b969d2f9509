import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['Asia/Riyadh', 'Saudi Arabia Time', 'توقيت المملكة العربية السعودية'],
  ['America/New_York', 'Eastern Time', 'التوقيت الشرقي لأمريكا الشمالية'],
  ['Europe/Berlin', 'Germany Time', 'توقيت ألمانيا'],
  ['Europe/Istanbul', 'Türkiye Time', 'توقيت تركيا'],
  ['Australia/Sydney', 'Sydney Time', 'توقيت شرق أستراليا'],
  ['America/Sao_Paulo', 'Sao Paulo Time', 'توقيت برازيليا الرسمي'],
  ['Asia/Singapore', 'Singapore Time', 'توقيت سنغافورة'],
  ['UTC', 'Coordinated Universal Time', 'التوقيت العالمي المنسق'],
])('%s is called as people call it', (zone, english, arabic) => {
  expect(zoneName(zone, 'en')).toBe(english);
  expect(zoneName(zone, 'ar')).toBe(arabic);
});
