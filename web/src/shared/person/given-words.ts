import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Answer, Answers, Question } from '@regimen/engine/questions.ts';
import { scoreOf, subscaleScores } from '@regimen/engine/scoring.ts';
import type { storyTexts } from './story-texts.ts';

export interface GivenLine {
  /** Empty: the line speaks for itself. */
  label: string;
  words: string;
  /** The name of a file that was put up. */
  file?: string;
  /** How to read it: what the ends of a scale mean, and whether its points count the other way round. */
  note?: string;
}

type Say = Translate<typeof storyTexts>;
const upload = /^[A-Za-z0-9_-]{22}\.(webp|pdf)$/;

/** What was handed in, line by line: questions by their text, options by their label, numbers with their unit. */
export function givenLines(
  result: TaskResult,
  item: Item | undefined,
  branchName: (id: string) => string,
  t: Say,
  locale: Locale,
): GivenLine[] {
  const plain = (words: string): GivenLine[] => (words === '' ? [] : [{ label: '', words }]);
  switch (result.type) {
    case 'done':
      return plain(t('done'));
    case 'declined':
      return plain([t('declined'), result.words].filter(Boolean).join(': '));
    case 'booking':
      return [...plain(t(`booking_${result.status}`)), ...plain(result.words)];
    case 'reading': {
      const unit = result.unit || (item?.kind === 'kpi' ? item.unit : '');
      return plain(quantity(result.value, unit, locale));
    }
    case 'proof':
      if (typeof result.proof === 'string' && upload.test(result.proof))
        return [{ label: '', words: t('openFile'), file: result.proof }];
      return plain(typeof result.proof === 'number' ? formatNumber(locale, result.proof) : result.proof);
    case 'answers':
      return answerLines(result.answers as Answers, item, t, locale);
    case 'decision': {
      const { outcome, branch, answers, words } = result;
      return [
        ...plain([outcome ? t(outcome) : '', branch ? branchName(branch) : ''].filter(Boolean).join(' · ')),
        ...(answers ? answerLines(answers as Answers, item, t, locale) : []),
        ...plain(words),
      ];
    }
  }
}

function answerLines(answers: Answers, item: Item | undefined, t: Say, locale: Locale): GivenLine[] {
  const questions = item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
  const lines = questionLines(questions, answers, t, locale, item);
  if (item?.kind !== 'assessment' || item.scoring.method === 'none') return lines;
  const { score, band } = scoreOf(item, answers);
  if (score === null) return lines;
  const name = item.bands.find(({ id }) => id === band)?.name;
  const words = [t('score', { score: formatNumber(locale, score) }), name].filter(Boolean).join(' · ');
  const parts = subscaleScores(item, answers);
  const subscales = (item.subscales ?? []).flatMap(({ id, name: label }) => {
    const own = parts?.[id] ?? null;
    return own === null ? [] : [{ label, words: t('score', { score: formatNumber(locale, own) }) }];
  });
  return [{ label: '', words }, ...subscales, ...lines];
}

/** Each question that was answered, with its answer. */
export const questionLines = (
  questions: readonly Question[],
  answers: Answers,
  t: Say,
  locale: Locale,
  item?: Item,
): GivenLine[] =>
  questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const line = lineOf(question, answer, t, locale);
    const note = noteOn(question, item, t, locale);
    return [note === '' ? line : { ...line, note }];
  });

function lineOf(question: Question, answer: Answer, t: Say, locale: Locale): GivenLine {
  const label = question.text;
  if (question.kind === 'file' && typeof answer === 'string')
    return upload.test(answer) ? { label, words: t('openFile'), file: answer } : { label, words: answer };
  return { label, words: answerWords(question, answer, t, locale) };
}

function noteOn(question: Question, item: Item | undefined, t: Say, locale: Locale): string {
  const end = (number: number, label: string | undefined) =>
    label ? `${formatNumber(locale, number)}: ${label}` : '';
  const ends =
    question.kind === 'scale' || question.kind === 'slider'
      ? [end(question.min, question.minLabel), end(question.max, question.maxLabel)]
      : [];
  return [...ends, isScored(question, item) ? reverseWords(question, t, locale) : '']
    .filter(Boolean)
    .join(' · ');
}

const isScored = (question: Question, item: Item | undefined): boolean =>
  item?.kind === 'assessment' &&
  item.scoring.method !== 'none' &&
  !('scored' in question && question.scored === false);

function reverseWords(question: Question, t: Say, locale: Locale): string {
  if ('reverse' in question && question.reverse) return t('reversed');
  const rows = question.kind === 'matrix' ? question.rows.filter((row) => row.reverse) : [];
  const names = rows.map(({ label }) => label);
  return names.length === 0 ? '' : t('reversedRows', { rows: withCommas(names, locale) });
}

function answerWords(question: Question, answer: Answer, t: Say, locale: Locale): string {
  if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
  if (typeof answer === 'number') {
    const unit = question.kind === 'number' ? (question.unit ?? '') : '';
    const most =
      question.kind === 'scale' || question.kind === 'slider'
        ? ` / ${formatNumber(locale, question.max)}`
        : '';
    return `${quantity(answer, unit, locale)}${most}`;
  }
  const labelOf = (id: string) =>
    'options' in question ? (question.options.find((option) => option.id === id)?.label ?? id) : id;
  if (typeof answer === 'string') return labelOf(answer);
  if (Array.isArray(answer)) return withCommas(answer.map(labelOf), locale);
  const rows = question.kind === 'matrix' ? question.rows : [];
  return rows
    .filter(({ id }) => answer[id] !== undefined)
    .map(({ id, label }) => `${label}: ${labelOf(answer[id] ?? '')}`)
    .join('; ');
}
