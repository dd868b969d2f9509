import { expect, it } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';
import { dialled } from './dialled.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';

it('every country has a number that a phone can dial', () => {
  expect(Object.keys(EMERGENCY_NUMBERS).length).toBeGreaterThan(80);
  for (const [country, numbers] of Object.entries(EMERGENCY_NUMBERS)) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    for (const number of Object.values(numbers)) expect(dialled(number)).toMatch(/^tel:\*?\d{2,12}$/);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(country)).not.toBe(country);
  }
});

it('a crisis line keeps its spaces for reading and loses them for dialling', () => {
  expect(EMERGENCY_NUMBERS.DE).toEqual({ emergency: '112', crisis: '0800 111 0 111' });
  expect(EMERGENCY_NUMBERS.FR).toEqual({ emergency: '112', ambulance: '15', crisis: '3114' });
  expect(dialled('0800 111 0 111')).toBe('tel:08001110111');
});

it('a time zone tells the country, old names too, and one that nobody knows tells none', () => {
  expect(countryOfZone('Europe/Berlin')).toBe('DE');
  expect(countryOfZone('Africa/Cairo')).toBe('EG');
  expect(countryOfZone('America/Chicago')).toBe('US');
  expect(countryOfZone('Asia/Calcutta')).toBe('IN');
  expect(countryOfZone('UTC')).toBeNull();
});

it('every zone that is known is one, and leads to a country with numbers', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const country = countryOfZone(zone);
    if (country !== null) expect(EMERGENCY_NUMBERS).toHaveProperty(country);
  }
});
