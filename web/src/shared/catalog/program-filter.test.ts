import { describe, expect, it } from 'vitest';
import { changed, programsPath, readProgramFilter } from './program-filter.ts';

describe('the address of the catalog', () => {
  it('names each filter in its place and leaves open ones at the end out', () => {
    expect(programsPath()).toBe('/programs');
    expect(programsPath({ category: 'sleep' })).toBe('/programs/sleep');
    expect(programsPath({ category: 'sleep', level: 'beginner' })).toBe('/programs/sleep/all/beginner');
    expect(programsPath({ signs: 'insomnia', time: 'up-to-10-minutes' })).toBe(
      '/programs/all/all/all/insomnia/up-to-10-minutes',
    );
    expect(programsPath({ page: 3 })).toBe('/programs/all/all/all/all/all/all/all/all/all/3');
    expect(programsPath({ page: 1 })).toBe('/programs');
  });

  it.each([
    {},
    {
      category: 'sleep',
      tag: 'evening',
      level: 'advanced',
      signs: 'stress',
      time: 'up-to-6-weeks',
      access: 'free',
    },
    { order: 'rating', popular: 'popular', page: 12 },
    { tag: 'روتين-المساء' },
    { search: 'a/b & c? 100% #نوم' },
  ] as const)('%j is read as it was written', (filter) => {
    expect(readProgramFilter(programsPath(filter))).toEqual(filter);
  });

  it('drops what cannot stand there', () => {
    expect(readProgramFilter('/programs/surgery/UPPER/expert/x--y/soon/paid/best/very/all/0')).toEqual({});
    expect(readProgramFilter('/programs/sleep/%E0%A4%A/')).toEqual({ category: 'sleep' });
    expect(programsPath({ search: '' })).toBe('/programs');
  });

  it('begins at the first page after another choice', () => {
    expect(changed({ category: 'sleep', page: 4 }, { level: 'beginner' })).toEqual({
      category: 'sleep',
      level: 'beginner',
    });
    expect(changed({ category: 'sleep', page: 4 }, { category: undefined })).toEqual({});
  });
});
