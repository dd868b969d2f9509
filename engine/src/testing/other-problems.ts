/** All that the checker says but of missing deadlines [C47]: small protocols of tests of other rules have none. */
import { check, type Problem } from '../check.ts';

export const otherProblems = (...asked: Parameters<typeof check>): Problem[] =>
  check(...asked).filter(({ code }) => code !== 'no-deadline');
