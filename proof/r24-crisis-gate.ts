/**
 * R24: the crisis gate on labelled sentences in both languages, harmless look-alikes included. One half was at hand while
 * the rules were written and the judge on top of them was taught. The other was written by somebody who never saw either and
 * is kept out of their making: of it, and of the development part, this prints rates and kinds, never a sentence.
 *
 *   node proof/r24-crisis-gate.ts            --mutant   takes one rule after another out of a copy; each has to go red
 *   node proof/r24-crisis-gate.ts --tuned    without the held-out half, with the tuned half's misses: for work on the rules
 */
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { TAUGHT_WITH } from '../engine/src/crisis/weights.ts';
import { dangerIn } from '../engine/src/crisis-gate.ts';
import { crisisIn } from '../engine/src/crisis-words.ts';
import { ordinarySentences, type Sentence, sentencesOf, teachingMark } from './crisis/sentences.ts';

const has = (flag: string): boolean => process.argv.includes(flag);

const MUTANTS: Mutant[] = [
  {
    name: 'nothing-taught-adds',
    file: 'crisis-gate.ts',
    guard: 'return opinion.danger > ADDS ? opinion.kind : null;',
    without: 'return null;',
  },
  {
    name: 'nothing-is-held-back',
    file: 'crisis-gate.ts',
    guard: 'return opinion.danger < HOLDS_BACK ? null : found.kind;',
    without: 'return found.kind;',
  },
  {
    name: 'denials-not-heard',
    file: 'crisis/judge.ts',
    guard: 'if (!match.rule.firm && isDenied(match, denials, reading)) return true;',
    without: '',
  },
  {
    name: 'past-not-heard',
    file: 'crisis/judge.ts',
    guard: "here?.has('past') &&",
    without: "here?.has('well') && here.has('told') &&",
  },
  {
    name: 'questions-and-work-are-news',
    file: 'crisis/judge.ts',
    guard: "if (here?.has('general') && !here.has('now')) return true;",
    without: '',
  },
  {
    name: 'sayings-are-meant',
    file: 'crisis/judge.ts',
    guard: 'unmeant.add(at);',
    without: 'unmeant.delete(at);',
  },
  {
    name: 'no-arabic',
    file: 'crisis-words.ts',
    guard: '[ENGLISH, ARABIC]',
    without: '[ENGLISH]',
  },
  {
    name: 'no-english',
    file: 'crisis-words.ts',
    guard: '[ENGLISH, ARABIC]',
    without: '[ARABIC]',
  },
  {
    name: 'arabic-as-it-was-written',
    file: 'folded-words.ts',
    guard: 'return foldedArabic(plain)',
    without: 'return plain',
  },
  {
    name: 'only-neighbours-belong-together',
    file: 'crisis/rules.ts',
    guard: 'const NEAR = 12;',
    without: 'const NEAR = 0;',
  },
];

function judge(
  name: string,
  sentences: readonly Sentence[],
  least: { found: number; passed: number },
  says: boolean,
  gate: (text: string) => unknown = dangerIn,
) {
  const wrong = sentences.filter(({ text, danger }) => (gate(text) !== null) !== danger);
  const rate = (danger: boolean): number => {
    const all = sentences.filter((each) => each.danger === danger).length;
    return 1 - wrong.filter((each) => each.danger === danger).length / all;
  };
  const kinds = new Map<string, number>();
  for (const { kind, language, danger } of wrong) {
    const key = `${danger ? 'missed' : 'false alarm'}, ${language}, ${kind}`;
    kinds.set(key, (kinds.get(key) ?? 0) + 1);
  }
  for (const [kind, count] of [...kinds].sort()) console.log(`  ${name}: ${kind}: ${count}`);
  if (says)
    for (const { text, danger } of wrong) console.log(`  ${danger ? 'missed' : 'false alarm'}: ${text}`);
  report(`${name} sensitivity`, rate(true), least.found);
  report(`${name} specificity`, rate(false), least.passed);
}

function report(what: string, value: number, least: number): void {
  const passed = value >= least;
  const words = `${what} ${value.toFixed(3)} ≥${least}`;
  console.log(`GOAL R24 ${words} ${passed ? 'pass' : 'fail'}`);
  if (!passed) process.exitCode = 1;
}

const script = 'proof/r24-crisis-gate.ts';
if (has('--mutant')) await catchMutants('R24', script, MUTANTS, {}, ['proof/crisis']);
else {
  const isTaught = TAUGHT_WITH === teachingMark();
  console.log(`GOAL R24 taught with what stands here ${isTaught ? 'pass' : 'fail'}`);
  if (!isTaught) {
    console.log('  node proof/crisis/teach.ts teaches the judge anew');
    process.exitCode = 1;
  }
  const tuned = { found: 0.99, passed: 0.95 };
  judge('tuned', sentencesOf('tuned'), tuned, !has('--until-red'));
  // The judge has learnt this half; what the rules do alone, in the browser, shows without it.
  judge('tuned, rules alone', sentencesOf('tuned'), tuned, false, crisisIn);
  judge('development', sentencesOf('development'), { found: 0.75, passed: 0.9 }, false);
  const ordinary = ordinarySentences('check');
  const quiet = ordinary.filter(({ text }) => dangerIn(text) === null).length / ordinary.length;
  report(`ordinary words left alone, ${ordinary.length}`, quiet, 0.997);
  // Whoever works on the rules has no use for it, and a mutant shows itself without it.
  if (!has('--tuned') && !has('--until-red'))
    judge('held-out', sentencesOf('held-out'), { found: 0.9, passed: 0.9 }, false);
}
