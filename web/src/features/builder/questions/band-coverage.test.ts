import { describe, expect, it } from 'vitest';
import { coverageOf, nextBand } from './band-coverage.ts';

const band = (name: string, min: number, max: number) => ({ id: name, name, min, max });
const whole = { min: 0, max: 27, whole: true };

describe('bands on a scale', () => {
  it('cover it without a word', () => {
    const bands = [band('low', 0, 9), band('high', 10, 27)];
    expect(coverageOf(bands, whole)).toMatchObject({
      gaps: [],
      overlaps: [],
      unreachable: [],
      shown: { from: 0, to: 27 },
    });
  });
  it('leave gaps', () => {
    expect(coverageOf([band('low', 0, 4), band('high', 8, 20)], whole).gaps).toEqual([
      { from: 5, to: 7 },
      { from: 21, to: 27 },
    ]);
  });
  it('overlap, and the first counts', () => {
    expect(coverageOf([band('low', 0, 12), band('high', 10, 27)], whole).overlaps).toEqual([
      { from: 10, to: 12, names: ['low', 'high'] },
    ]);
  });
  it('of decimals may share an edge, but not leave a hole', () => {
    const mean = { min: 1, max: 5, whole: false };
    expect(coverageOf([band('low', 1, 3), band('high', 3, 5)], mean)).toMatchObject({
      gaps: [],
      overlaps: [],
    });
    expect(coverageOf([band('low', 1, 2.4), band('high', 2.5, 5)], mean).gaps).toEqual([
      { from: 2.4, to: 2.5 },
    ]);
  });
  it('may lie where no score comes', () => {
    expect(coverageOf([band('low', 0, 27), band('never', 30, 40)], whole)).toMatchObject({
      unreachable: ['never'],
      shown: { from: 0, to: 40 },
    });
  });
  it('with ends the wrong way round count for nothing', () => {
    expect(coverageOf([band('odd', 9, 3)], whole).gaps).toEqual([{ from: 0, to: 27 }]);
  });
});

describe('the next band', () => {
  it('fills the first gap', () => {
    expect(nextBand([band('low', 0, 4)], whole, 'x')).toEqual({ id: 'x', name: '', min: 5, max: 27 });
  });
  it('follows the last where there is no gap', () => {
    expect(nextBand([band('all', 0, 27)], whole, 'x')).toMatchObject({ min: 28 });
    expect(nextBand([], null, 'x')).toMatchObject({ min: 0 });
  });
});
