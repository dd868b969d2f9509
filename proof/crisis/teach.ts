/**
 * Teaches the judge on top of the crisis rules (`engine/src/crisis-gate.ts`): logistic regression over the features of
 * `engine/src/crisis/features.ts`, the same each time. It is taught with the tuned half, `taught.json` (written by somebody
 * who never saw a rule), the patterns beside them (written by whoever wrote the rules), and `ordinary.json`: what the demo's
 * people write and the product says, of which nothing is a danger. `development.json` is the rest of
 * what that somebody wrote: measured, never read, never taught. The held-out half is not opened here.
 *
 *   node proof/crisis/teach.ts          teaches, and writes engine/src/crisis/weights.ts
 *   node proof/crisis/teach.ts --try    only says what cross-validation and the development part give
 */
import { writeFileSync } from 'node:fs';
import { BUCKETS, type Stretch, stretchesOf } from '../../engine/src/crisis/features.ts';
import type { CrisisKind } from '../../engine/src/crisis/language.ts';
import {
  KIND_BUCKETS,
  KINDS,
  readWeights,
  type Stored,
  stepOf,
  sumOf,
} from '../../engine/src/crisis/taught.ts';
import { foundByRules, readByRules } from '../../engine/src/crisis-words.ts';
import { ordinarySentences, patterns, type Sentence, sentencesOf, teachingMark } from './sentences.ts';

const ROUNDS = 20;
const STEP = 0.5;
const SHRINK = 1e-3;
/** Weights above that of this many are stored as if they were no heavier. */
const HEAVIEST = 100;
const FOLDS = 5;
/** Cross-validation is kinder than life, since some patterns were written after a look at what was missed: more than 0.90. */
const SPECIFICITY = 0.954;
/** What is written on any day weighs little each, for there is much of it: together it keeps ordinary words from alarming. */
const ORDINARY = 0.1;
/** How much surer of nothing the judge has to be to hold a suspicion of the rules back, than to raise none itself. */
const APART = 1;

interface Lesson extends Sentence {
  stretches: Stretch[];
  /** What the rules say of it: plainly, or as a suspicion. */
  rule: 'plain' | 'suspects' | null;
  weight: number;
}

interface Weights {
  begins: number;
  by: Float64Array;
}

function lessonOf(sentence: Sentence, weight = 1): Lesson {
  const read = readByRules(sentence.text);
  const found = foundByRules(read);
  const stretches = stretchesOf(
    sentence.text,
    read.map(({ reading }) => reading),
  );
  return { ...sentence, stretches, weight, rule: found ? (found.isPlain ? 'plain' : 'suspects') : null };
}

/** A number between 0 and 1, the same each time. */
function dice(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function loudest(
  weights: { begins: number; by: ArrayLike<number> },
  { stretches }: Lesson,
): { stretch: Stretch; sum: number } {
  let best = { stretch: stretches[0] as Stretch, sum: -Infinity };
  for (const stretch of stretches) {
    const sum = sumOf(stretch, weights);
    if (sum > best.sum) best = { stretch, sum };
  }
  return best;
}

/** Steps that shrink with what a weight has moved already (Adagrad), one lesson after the other, in an order that is thrown. */
function teach(lessons: readonly Lesson[], isSo: (lesson: Lesson) => boolean, buckets = BUCKETS): Weights {
  const weights: Weights = { begins: 0, by: new Float64Array(buckets) };
  const moved = new Float64Array(buckets).fill(1e-8);
  let begun = 1e-8;
  const next = dice();
  const order = lessons.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const lesson = lessons[at] as Lesson;
      const { stretch, sum } = loudest(weights, lesson);
      const off = (1 / (1 + Math.exp(-sum)) - (isSo(lesson) ? 1 : 0)) * lesson.weight;
      for (const [place, number] of stretch.ids.entries()) {
        const id = number & (buckets - 1);
        const slope = off * (stretch.values[place] as number) + SHRINK * (weights.by[id] as number);
        moved[id] = (moved[id] as number) + slope * slope;
        weights.by[id] = (weights.by[id] as number) - (STEP * slope) / Math.sqrt(moved[id] as number);
      }
      begun += off * off;
      weights.begins -= (STEP * off) / Math.sqrt(begun);
    }
  }
  return weights;
}

const isDanger = ({ danger }: Lesson): boolean => danger;

interface Judged {
  lesson: Lesson;
  sum: number;
}

const raises = ({ lesson: { rule }, sum }: Judged, adds: number): boolean =>
  rule === 'plain' || sum > (rule === null ? adds : adds - APART);

function rates(judged: readonly Judged[], adds: number): { found: number; passed: number } {
  const share = (danger: boolean): number => {
    const these = judged.filter(({ lesson }) => lesson.danger === danger);
    return these.filter((each) => raises(each, adds) === danger).length / these.length;
  };
  return { found: share(true), passed: share(false) };
}

/** What each lesson gets from a judge that was taught with the other four fifths. */
function crossValidated(lessons: readonly Lesson[], always: readonly Lesson[]): Judged[] {
  const foldOf = ({ text }: Lesson): number =>
    [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) as number)) >>> 0, 0) %
    FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = lessons.filter((lesson) => foldOf(lesson) !== fold);
    const weights = teach([...others, ...always], isDanger);
    return lessons
      .filter((lesson) => foldOf(lesson) === fold)
      .map((lesson) => ({ lesson, sum: loudest(weights, lesson).sum }));
  }).flat();
}

/** The least that lets enough of what is harmless pass. */
function thresholdFor(judged: readonly Judged[]): number {
  for (let adds = -3; adds < 5; adds += 0.05)
    if (rates(judged, adds).passed >= SPECIFICITY) return Math.round(adds * 100) / 100;
  throw new Error('No threshold lets enough of what is harmless pass');
}

const KIND_OF: readonly (readonly [RegExp, CrisisKind])[] = [
  [/^(suicide|self-harm|eating|direct|indirect|goodbye|plan|overdose-intentional)/, 'self-harm'],
  [
    /^(medical|overdose|allergy|bleeding|body|breathing|heart|stroke|seizure|poisoning|unconscious|.*sugar)/,
    'body',
  ],
  [/^(violence|child-abuse|threat)/, 'violence'],
];

/** By what whoever wrote it called it, and else by the rules. */
const kindOf = ({ kind, text }: Sentence): CrisisKind | undefined =>
  KIND_OF.find(([name]) => name.test(kind))?.[1] ?? foundByRules(readByRules(text))?.kind;

function stored({ begins, by }: Weights): Stored {
  // Few are far heavier than all others; they would leave no steps between those.
  const sizes = [...by].map(Math.abs).sort((a, b) => b - a);
  const most = Number((sizes[HEAVIEST] as number).toPrecision(6));
  const steps = [...by].map((weight) => stepOf(Math.max(-most, Math.min(most, weight)), most));
  const bytes = steps.flatMap((step, at) => (at % 2 === 0 ? [step * 16 + (steps[at + 1] as number)] : []));
  return { begins: Number(begins.toPrecision(6)), most, by: Buffer.from(bytes).toString('base64') };
}

function kindsOf(lessons: readonly Lesson[]): Stored[] {
  const dangerous = lessons.filter((lesson) => lesson.danger && kindOf(lesson) !== undefined);
  return KINDS.map((kind) => stored(teach(dangerous, (lesson) => kindOf(lesson) === kind, KIND_BUCKETS)));
}

/** As the formatter would have it. */
const shown = ({ begins, most, by }: Stored, inset: string): string =>
  `{\n${inset}  begins: ${begins},\n${inset}  most: ${most},\n${inset}  by: '${by}',\n${inset}}`;

const lessons = [...sentencesOf('tuned'), ...sentencesOf('taught')].map((each) => lessonOf(each));
const drawn = patterns().flatMap((sentences) =>
  sentences.map((each) => lessonOf(each, 1 / Math.sqrt(sentences.length))),
);

const ordinary = ordinarySentences('taught').map((each) => lessonOf(each, ORDINARY));
const always = [...drawn, ...ordinary];

const judged = crossValidated(lessons, always);
const adds = thresholdFor(judged);
const say = (what: string, { found, passed }: { found: number; passed: number }) =>
  console.log(`${what}: sensitivity ${found.toFixed(3)}, specificity ${passed.toFixed(3)}`);
console.log(`${lessons.length} sentences and ${drawn.length} of patterns; adds above ${adds}`);
say('cross-validated', rates(judged, adds));

const all = [...lessons, ...always];
const danger = stored(teach(all, isDanger));
const development = sentencesOf('development').map((each) => lessonOf(each));
const asStored = readWeights(danger);
const there = development.map((lesson) => ({ lesson, sum: loudest(asStored, lesson).sum }));
say('development', rates(there, adds));

if (!process.argv.includes('--try'))
  writeFileSync(
    new URL('../../engine/src/crisis/weights.ts', import.meta.url),
    `import type { Stored } from './taught.ts';

/** Made by proof/crisis/teach.ts. R24 says when its sentences or the lists are others than they were. */
export const TAUGHT_WITH = '${teachingMark()}';

/** Above this the judge raises what no rule found; below that it holds back what a rule only suspects. */
export const ADDS = ${adds};
export const HOLDS_BACK = ${Math.round((adds - APART) * 100) / 100};

export const DANGER: Stored = ${shown(danger, '')};

export const KINDS: readonly Stored[] = [
${kindsOf(all)
  .map((kind) => `  ${shown(kind, '  ')},\n`)
  .join('')}];
`,
  );
