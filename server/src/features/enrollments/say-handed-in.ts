import { longDate } from '@regimen/contract/language/instants.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import { inReaderUnit } from '@regimen/contract/reader-units.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Answers, Question } from '@regimen/engine/questions.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';

/** `true` and `false` are for the reader's language to say. */
export interface HandedInLine {
  question?: string;
  answer: string | boolean;
}

interface HandedIn {
  item: string | null;
  protocolIndex: number;
  result: TaskResult | null;
}

/** What somebody handed in with a task, line by line, as the version of the program that asked words it. */
export function sayHandedIn(
  { item, protocolIndex, result }: HandedIn,
  program: Program | undefined,
  locale: Locale,
  system: UnitSystem | 'own' = 'own',
): HandedInLine[] {
  const asked = item === null ? undefined : program?.protocols[protocolIndex]?.protocol.items[item];
  const questions = asked && 'questions' in asked ? (asked.questions ?? []) : [];
  if (result?.type === 'answers') return answerLines(questions, result.answers, locale);
  if (result?.type === 'reading') {
    return [{ answer: readingAnswer(result, asked?.kind === 'kpi' ? asked : undefined, locale, system) }];
  }
  if (result?.type === 'proof') return [{ answer: proofWords(result.proof, locale) }];
  return [];
}

/** In the reader's own units, or as the protocol has it. */
function readingAnswer(
  { value, unit }: Extract<TaskResult, { type: 'reading' }>,
  kpi: KpiItem | undefined,
  locale: Locale,
  system: UnitSystem | 'own',
): string {
  const typed = unit ?? kpi?.unit ?? '';
  if (system === 'own') return quantity(value, typed, locale);
  const kept = kpi && inOwnUnit(kpi, value, typed);
  const reader = inReaderUnit(kpi && kept !== null ? kpi : { unit: typed }, system);
  return quantity(reader.shown(kept ?? value), reader.unit, locale);
}

/** Numbers that were typed as text ("72.40000") are numbers all the same. */
function proofWords(proof: string | number, locale: Locale): string {
  const isNumber = typeof proof === 'number' || /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,2})?$/i.test(proof);
  return isNumber ? quantity(Number(proof), '', locale) : String(proof);
}

type Scale = Extract<Question, { kind: 'scale' | 'slider' }>;

/** The database keeps no order of an object's keys; those that nobody asks any more come last. */
function inOrderOf<T>(asked: readonly { id: string }[], given: Readonly<Record<string, T>>): [string, T][] {
  const placeOf = (id: string) => {
    const place = asked.findIndex((each) => each.id === id);
    return place < 0 ? asked.length : place;
  };
  return Object.entries(given).sort(([a], [b]) => placeOf(a) - placeOf(b));
}

/** Each question as it was asked and in its place, with what was chosen in its own words. */
function answerLines(questions: readonly Question[], answers: Answers, locale: Locale): HandedInLine[] {
  return inOrderOf(questions, answers).map(([id, answer]) => {
    const question = questions.find((each) => each.id === id);
    return { question: question?.text ?? id, answer: answerWords(question, answer, locale) };
  });
}

/** "1 (0 = Not at all, 4 = Very much)": a number alone says nothing to whoever did not see the scale. */
function onScale(answer: number, { min, max, minLabel, maxLabel }: Scale, locale: Locale): string {
  const said = (value: number) => quantity(value, '', locale);
  if (!minLabel || !maxLabel) return `${said(answer)} / ${said(max)}`;
  const ends = [`${said(min)} = ${minLabel}`, `${said(max)} = ${maxLabel}`];
  return `${said(answer)} (${withCommas(ends, locale)})`;
}

function answerWords(
  question: Question | undefined,
  answer: Answers[string],
  locale: Locale,
): string | boolean {
  const options = question && 'options' in question ? question.options : [];
  const label = (id: string) => options.find((option) => option.id === id)?.label ?? id;
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'number' && (question?.kind === 'scale' || question?.kind === 'slider'))
    return onScale(answer, question, locale);
  if (typeof answer === 'number')
    return quantity(answer, (question?.kind === 'number' && question.unit) || '', locale);
  if (question?.kind === 'date' && typeof answer === 'string' && Number.isFinite(Date.parse(answer)))
    return longDate(locale, Date.parse(answer), 'UTC');
  if (typeof answer === 'string') return label(answer);
  if (Array.isArray(answer)) return answer.map(label).join(' · ');
  const rows = question?.kind === 'matrix' ? question.rows : [];
  return inOrderOf(rows, answer)
    .map(([row, chosen]) => `${rows.find(({ id }) => id === row)?.label ?? row}: ${label(chosen)}`)
    .join(' · ');
}
