import { professions } from '@regimen/contract/roles.ts';
import { describe, expect, it } from 'vitest';
import { findProfessions, professionCalled } from './profession-search.ts';

const named = (locale: 'en' | 'ar', typed: string) =>
  findProfessions(locale, typed).flatMap((group) => group.professions.map(({ name }) => name));

describe('looking for a profession', () => {
  it('shows all of them, in their groups, before anything is typed', () => {
    expect(named('en', '')).toEqual(professions);
    expect(findProfessions('ar', '')[0]?.label).toBe('الصحة');
  });

  it('finds by the beginning of any word, in any order and case', () => {
    expect(named('en', 'COACH run')).toEqual(['running-coach']);
    expect(named('en', 'massage')).toEqual(['massage-therapist']);
    expect(named('en', 'xyz')).toEqual([]);
  });

  it('finds in Arabic whatever way alef, teh marbuta, vowel signs and the article are typed', () => {
    expect(named('ar', 'اسنان')).toEqual(['dentist']);
    expect(named('ar', 'طبيب الأسنان')).toEqual(['dentist']);
    expect(named('ar', 'قابله')).toEqual(['midwife']);
    expect(named('ar', 'سباك')).toEqual(['plumber']);
  });

  it('finds by the other language and by the group', () => {
    expect(named('ar', 'nurse')).toEqual(['nurse']);
    expect(named('en', 'legal')).toEqual(['lawyer', 'notary', 'mediator', 'patient-advocate']);
  });

  it('knows a profession that was typed out', () => {
    expect(professionCalled('  life COACH ')).toBe('life-coach');
    expect(professionCalled('ممرّض')).toBe('nurse');
    expect(professionCalled('nur')).toBeNull();
    expect(professionCalled('')).toBeNull();
  });
});
