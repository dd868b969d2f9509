import { sleep } from '@regimen/engine/examples/sleep.ts';
import { judge } from '@regimen/engine/simulate/expectations.ts';
import { simulatePopulation } from '@regimen/engine/simulate/population.ts';
import { setupFaults, usualSetup } from '@regimen/engine/simulate/setup.ts';
import { describe, expect, it } from 'vitest';
import { expectationWords, namesIn } from './measure-words.ts';
import { fitForTest, isSmaller, suggestExpectations } from './suggest.ts';

const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const setup = { ...usualSetup(program, Date.UTC(2026, 0, 5), 'Europe/Berlin'), followers: 30, days: 40 };

describe('what is suggested for a test', () => {
  it('holds for the run that it was taken from', () => {
    const result = simulatePopulation(program, setup);
    const expectations = suggestExpectations(result);
    expect(expectations.length).toBeGreaterThan(1);
    expect(judge(result, expectations).every(({ holds }) => holds)).toBe(true);
  });

  it('looks at dangers that nobody answered, where the run shows any', () => {
    const result = simulatePopulation(program, setup);
    const calm = { ...result, expert: { ...result.expert, tasks: 10, ranOut: 0 } };
    const wantsAnswers = (shown: typeof result) =>
      suggestExpectations(shown).find(({ measure }) => measure.of === 'expertTasksRanOut');
    expect(wantsAnswers(calm)).toBeUndefined();
    const missed = { ...calm, expert: { ...calm.expert, ranOut: 4 } };
    expect(wantsAnswers(missed)).toMatchObject({ must: 'atMost', value: 0.45 });
    expect(judge(missed, suggestExpectations(missed)).every(({ holds }) => holds)).toBe(true);
  });

  it('says itself in either language, and names what is gone', () => {
    const names = namesIn([sleep]);
    const [finished] = suggestExpectations(null);
    if (!finished) throw new Error('Something is always suggested.');
    expect(expectationWords(finished, names, 'en')).toBe('Followers who finish: at least 50%');
    expect(expectationWords(finished, names, 'ar')).toContain('على الأقل');
    const gone = { ...finished, measure: { of: 'reached', protocol: sleep.id, node: 'nowhere' } as const };
    expect(expectationWords(gone, names, 'en')).toContain('a deleted item');
  });

  it('takes no more people and days than a test may, and can still be lived', () => {
    const large = { ...setup, followers: 10_000, days: 365, arriveOverDays: 200 };
    expect(isSmaller(large)).toBe(true);
    expect(fitForTest(large)).toMatchObject({ followers: 2_000, days: 180, arriveOverDays: 180 });
    expect(setupFaults(fitForTest(large))).toEqual([]);
    expect(isSmaller(fitForTest(large))).toBe(false);
  });
});
