import { STEP_TYPES } from '../engine/src/protocol.ts';
import type { SourceFile } from './import-rules.ts';

// A step type is named in its own folders and nowhere else (docs/decisions/096); others ask what it does.

const ownFolders = /^(engine\/src\/steps|web\/src\/shared\/steps|web\/src\/features\/builder\/steps)\//;
/** Whole protocols written out. */
const protocols = /^engine\/src\/(examples|testing|fhir\/testing)\//;
const isTest = /\.test\.tsx?$/;

const exceptions = [
  // What there is.
  'engine/src/protocol.ts',
  // Which of them may come back on a calendar rule.
  'engine/src/recurring-module.ts',
  // An expert's work goes by the type of its step, or is an alert, which no step asks for.
  'contract/src/follow-up-kinds.ts',
  'web/src/features/follow-up/kind-texts.ts',
  'web/src/features/follow-up/result-form.tsx',
];

/** These are kinds of items or of effects as well: alone they say nothing. */
const shared = ['order', 'nudge', 'challenge', 'assessment', 'kpi', 'finish', 'fail'];
const any = STEP_TYPES.join('|');
const own = STEP_TYPES.filter((type) => !shared.includes(type)).join('|');

const compared = new RegExp(
  `\\b(?:(?:type|task\\.kind|selected_module)\\s*[!=]==\\s*'(?:${any})'|kind\\s*[!=]==\\s*'(?:${own})')`,
);
const typed = /\b(in StepType|Record<(StepType|ModuleKind|FlowNode\['type'\]))\b/;
const listed = new RegExp(`\\[\\s*(?:'(?:${any})',?\\s*){2,}\\]`, 'g');
const keyed = new RegExp(`^\\s+(${own}): `, 'gm');

export function findStepTypeFaults({ path, text }: SourceFile): string[] {
  // A translation has the keys of what it translates.
  const english = path.replace(/texts\.\w+\.ts$/, 'texts.ts');
  if (ownFolders.test(path) || protocols.test(path) || isTest.test(path) || exceptions.includes(english))
    return [];
  const says = `${path} asks for a step type by its name: that belongs on its traits (engine/src/steps)`;
  const keys = new Set(Array.from(text.matchAll(keyed), ([, key]) => key));
  const lists = [...text.matchAll(listed)].some(([list]) => new RegExp(`'(?:${own})'`).test(list));
  return compared.test(text) || typed.test(text) || lists || keys.size > 1 || switchesOnType(text)
    ? [says]
    : [];
}

const switchesOnType = (text: string): boolean =>
  text
    .split(/\bswitch \(/)
    .slice(1)
    .some((rest) => /^[^\n]*\b(type|task\.kind|selected_module)\)/.test(rest) && isCase.test(rest));
const isCase = new RegExp(`\\bcase '(?:${any})':`);
