import { expect, it } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';
import { dialled } from './dialled.ts';
import { EMERGENCY_NUMBERS, NUMBER_LINES } from './emergency-numbers.ts';

const entries = Object.entries(EMERGENCY_NUMBERS);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

it('every country is one, stands there once, and has a number that brings medical help', () => {
  const codes = NUMBER_LINES.map((line) => line.slice(0, 2));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(entries.length).toBeGreaterThan(150);
  for (const [country, { emergency, ambulance }] of entries) {
    expect([country, names.of(country)]).toEqual([country, expect.any(String)]);
    expect([country, emergency ?? ambulance]).toEqual([country, expect.any(String)]);
  }
});

it('numbers are digits and spaces, and none of a country stands there under two names', () => {
  for (const [country, numbers] of entries) {
    const all = Object.values(numbers);
    for (const number of all)
      expect([country, number]).toEqual([country, expect.stringMatching(/^\d[\d ]*\d$/)]);
    for (const number of all) expect(dialled(number)).toMatch(/^tel:\d{2,12}$/);
    expect([country, new Set(all).size]).toEqual([country, all.length]);
  }
});

it('every country of the Arab League is there', () => {
  const league = 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'.split(' ');
  expect(league.filter((country) => !(country in EMERGENCY_NUMBERS))).toEqual([]);
});

it('a police number is called one, and help comes before it', () => {
  const police = { JP: '110', IL: '100', NO: '112', NP: '100', SG: '999', TW: '110', EG: '122', AE: '999' };
  for (const [country, number] of Object.entries(police)) {
    expect([country, EMERGENCY_NUMBERS[country]]).toMatchObject([country, { police: number }]);
    expect(EMERGENCY_NUMBERS[country]).not.toHaveProperty('emergency');
  }
  expect(EMERGENCY_NUMBERS.NO).toEqual({ ambulance: '113', police: '112', crisis: '116 123' });
  // Who has one number for everything needs no other one for the police.
  for (const [country, { emergency, police }] of entries)
    expect([country, emergency !== undefined && police !== undefined]).toEqual([country, false]);
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
  expect(countryOfZone('Africa/Khartoum')).toBe('SD');
  expect(countryOfZone('Asia/Aden')).toBe('YE');
  expect(countryOfZone('UTC')).toBeNull();
});

it('every zone that is known is one, and leads to a country with numbers', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const country = countryOfZone(zone);
    if (country !== null) expect(EMERGENCY_NUMBERS).toHaveProperty(country);
  }
});
