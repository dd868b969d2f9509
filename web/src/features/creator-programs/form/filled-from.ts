import type { DraftText } from '@regimen/contract/programs.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** What is still empty is filled with what was drafted for it. What nobody could translate stays empty. */
export function filledFrom(text: DraftText, drafted: DraftText): DraftText {
  const undone = new Set(
    (drafted.unreviewed ?? []).flatMap((each) => (each.from === null ? [each.text] : [])),
  );
  const said = (words: string): string => (undone.has(words) ? '' : words);
  const either = (own: string, other: string): string => (isBlank(own) ? said(other) : own);
  const outcomes = text.outcomes.filter((outcome) => !isBlank(outcome));
  const questions = text.questions.filter(({ question, answer }) => !isBlank(question + answer));
  const filled: DraftText = {
    title: either(text.title, drafted.title),
    summary: either(text.summary, drafted.summary),
    description: either(text.description, drafted.description),
    evidence: either(text.evidence, drafted.evidence),
    outcomes: outcomes.length > 0 ? outcomes : drafted.outcomes.filter((outcome) => !undone.has(outcome)),
    questions:
      questions.length > 0
        ? questions
        : drafted.questions.filter(({ question, answer }) => !undone.has(question) && !undone.has(answer)),
  };
  const now = new Set(textsOf(filled));
  const marks = [...(text.unreviewed ?? []), ...(drafted.unreviewed ?? [])].filter(
    (mark, index, all) => now.has(mark.text) && all.findIndex((other) => other.text === mark.text) === index,
  );
  return marks.length > 0 ? { ...filled, unreviewed: marks } : filled;
}

/** What the source says where nothing is written so far; nothing if that is all there. */
export function lacking(text: DraftText, source: DraftText): DraftText | null {
  const wanted = (own: string, other: string): string => (isBlank(own) ? other : '');
  const lacks: DraftText = {
    title: wanted(text.title, source.title),
    summary: wanted(text.summary, source.summary),
    description: wanted(text.description, source.description),
    evidence: wanted(text.evidence, source.evidence),
    outcomes: text.outcomes.every(isBlank) ? source.outcomes : [],
    questions: text.questions.every(({ question, answer }) => isBlank(question + answer))
      ? source.questions
      : [],
  };
  return textsOf(lacks).length > 0 ? lacks : null;
}
