import { ARABIC } from './asked-words.ar.ts';

export interface AskedWords {
  /** Words that a question is made of and that say nothing of what it is about. */
  empty: ReadonlySet<string>;
  /** What people call things, and how programs call them: asked for beside their own word. */
  alike: readonly (readonly [asked: RegExp, said: string])[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const ENGLISH: AskedWords = {
  empty: words(
    "what when where which who why how is are am do does did i me my we our you your the a an to of in on for it this that there can could should would will may must have has if please tell show explain know want need get got much many about with be was were so just any some i'm i've it's don't thing things program something say says mean means",
  ),
  alike: [
    [/\b(?:how long|how much time|duration|minutes)\b/, 'minutes weeks takes'],
    [/\b(?:how often|how frequently|what time|which days?|at what time)\b/, 'every day week'],
    [/\b(?:weigh|weight|kilos?|pounds?|scales?)\b/, 'weight'],
    [/\b(?:sugar|glucose)\b/, 'glucose sugar'],
    [/\b(?:pressure|bp)\b/, 'pressure'],
    [/\b(?:cigarettes?|smok\w*|vap\w*)\b/, 'smoke cigarettes'],
    [/\b(?:craving|cravings|urge|urges)\b/, 'craving urge'],
    [/\b(?:run|running|jog|jogging)\b/, 'run running'],
    [/\b(?:breath|breathe|breathing)\b/, 'breathing'],
    [/\b(?:pill|pills|medicine|medicines|meds|medication|tablets?)\b/, 'medicine tablets'],
    [/\b(?:questionnaire|survey|test|quiz)\b/, 'questions'],
    [/\b(?:hurts?|hurting|painful|ache|aches|aching|sore)\b/, 'pain'],
    [/\b(?:bed|bedtime|asleep)\b/, 'bed sleep'],
    [/\b(?:eat|eating|food|diet|meals?)\b/, 'eat food meal'],
    [/\b(?:feet|foot)\b/, 'feet foot'],
    [/\b(?:scientific|science|studies|study|proof|proven|research)\b/, 'evidence'],
    [/\b(?:tired|sleepy|exhausted)\b/, 'tired sleepy'],
    [/\b(?:anxious|anxiety|nervous|worried|worry)\b/, 'worry anxious'],
    [/\b(?:finish\w*|complet\w*|end|ends|over|done)\b/, 'finish end'],
  ],
};

/** A question in the words that its program may have for it: without what every question has, with what else things are called. */
export function asPassagesSayIt(folded: string, language: string): string {
  const { empty, alike } = language === 'arabic' ? ARABIC : ENGLISH;
  const kept = folded
    .replace(/[^\p{L}\p{N}'%-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word));
  const more = alike.flatMap(([asked, said]) => (asked.test(folded) ? said : []));
  return [...kept, ...more].join(' ');
}
