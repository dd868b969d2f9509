/** Questions as items of a FHIR Questionnaire. [G12] */
import type { Condition, Leaf } from '../condition.ts';
import type { Option, Question } from '../questions.ts';
import { details } from './details.ts';
import { locate } from './located.ts';
import { HL7_EXTENSION, ITEM_CONTROL_CODE, UCUM } from './names.ts';
import { readQuestions } from './read-questions.ts';
import { coded, type Extension, type Loose, said } from './resources.ts';
import { ucumOf } from './ucum.ts';

/** Where an item reads back as another question, what is different stands beside it. */
export function questionItems(questions: readonly Question[]): Loose[] {
  const linkIds = distinct(questions.map((question) => question.id));
  const items = questions.map((question, index) => ({
    ...standardItem(question, linkIds[index] ?? question.id),
    ...enableWhen(question.when, questions),
  }));
  const back = readQuestions(locate({ item: items }));
  return items.map((item, index) => {
    const { extension = [], linkId, ...rest } = item as { extension?: Extension[]; linkId?: string };
    const all = [...extension, ...details(questions[index] ?? {}, back[index] ?? {})];
    return said({ extension: all, linkId, ...rest });
  });
}

/** FHIR wants each linkId once; where two questions share an id, the second stands under a name of its own. */
function distinct(ids: readonly string[]): string[] {
  const taken = new Set<string>();
  return ids.map((id) => {
    let linkId = id;
    for (let count = 2; taken.has(linkId); count++) linkId = `${id}.${count}`;
    taken.add(linkId);
    return linkId;
  });
}

function standardItem(question: Question, linkId: string): Loose {
  const words = (code: string, text: string | undefined): Loose[] =>
    text?.trim() ? [{ linkId: `${linkId}.${code}`, extension: [control(code)], text, type: 'display' }] : [];
  const help = words('help', question.help);
  const asked = { linkId, text: question.text, required: question.required !== false };
  switch (question.kind) {
    case 'single':
      return said({ ...asked, type: 'choice', answerOption: answerOptions(question.options), item: help });
    case 'multiple':
      return said({
        ...asked,
        type: 'choice',
        repeats: true,
        answerOption: answerOptions(question.options),
        item: help,
      });
    case 'scale':
    case 'slider': {
      // A scale of decimals would be read as any number, which has no ends to name.
      const isScale = question.kind === 'slider' || numberType(question) === 'integer';
      const ends = isScale
        ? [...words('lower', question.minLabel), ...words('upper', question.maxLabel)]
        : [];
      return said({ ...numberItem(question, asked), item: [...ends, ...help] });
    }
    case 'number':
      return said({ ...numberItem(question, asked), item: help });
    case 'matrix': {
      const rowIds = distinct(question.rows.map((row) => `${linkId}.row.${row.id}`));
      const rows = question.rows.map((row, index) =>
        said({
          linkId: rowIds[index],
          text: row.label,
          type: 'choice',
          required: true,
          answerOption: answerOptions(question.options),
        }),
      );
      return said({ ...asked, extension: [control('table')], type: 'group', item: [...rows, ...help] });
    }
    default: {
      const type = { yes_no: 'boolean', text: 'text', date: 'date', file: 'attachment' }[question.kind];
      return said({ ...asked, type, item: help });
    }
  }
}

type Numeric = Extract<Question, { kind: 'scale' | 'slider' | 'number' }>;

/** A scale has whole steps and is an integer; where it has not, and for any number, it is a decimal. */
export function numberType(question: Numeric): 'integer' | 'decimal' {
  if (question.kind === 'number') return 'decimal';
  const { min, max, step = 1 } = question;
  return [min, max, step].every(isFhirInteger) ? 'integer' : 'decimal';
}

const isFhirInteger = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

function numberItem(question: Numeric, asked: Loose): Loose {
  const type = numberType(question);
  const value = type === 'integer' ? 'valueInteger' : 'valueDecimal';
  const extension: Extension[] = [];
  if (question.min !== undefined) extension.push({ url: HL7_EXTENSION.minValue, [value]: question.min });
  if (question.max !== undefined) extension.push({ url: HL7_EXTENSION.maxValue, [value]: question.max });
  if (question.kind !== 'number' && question.step !== undefined && isFhirInteger(question.step))
    extension.push({ url: HL7_EXTENSION.sliderStep, valueInteger: question.step });
  if (question.kind === 'slider') extension.push(control('slider'));
  if (question.kind === 'number' && question.unit?.trim()) {
    const code = ucumOf(question.unit);
    const valueCoding = said({ system: code && UCUM, code, display: question.unit });
    extension.push({ url: HL7_EXTENSION.unit, valueCoding });
  }
  return { ...asked, extension, type };
}

const control = (code: string): Extension => ({
  url: HL7_EXTENSION.itemControl,
  valueCodeableConcept: coded(ITEM_CONTROL_CODE, code),
});

const answerOptions = (options: readonly Option[]): Loose[] =>
  options.map(({ id, label, score }) =>
    said({
      extension: score === undefined ? [] : [{ url: HL7_EXTENSION.ordinalValue, valueDecimal: score }],
      valueCoding: said({ code: id, display: label }),
    }),
  );

/** Comparisons of other answers of the same sheet, one or several of them joined; nothing where it is more than that. */
function enableWhen(when: Condition | undefined, questions: readonly Question[]): Loose {
  if (when === undefined) return {};
  const parts = when.is === 'and' ? when.all : when.is === 'or' ? when.any : [when];
  const written = parts.map((part) => (part.is === 'answer' ? comparison(part, questions) : null));
  if (written.length === 0 || written.includes(null)) return {};
  const behaviour = when.is === 'and' ? 'all' : when.is === 'or' ? 'any' : undefined;
  return { enableWhen: written, ...(behaviour && { enableBehavior: behaviour }) };
}

function comparison(leaf: Extract<Leaf, { is: 'answer' }>, questions: readonly Question[]): Loose | null {
  const asked = questions.find((question) => question.id === leaf.question);
  if (!asked) return null;
  const answer = answerElement(asked, leaf.value);
  const isOrdered = typeof leaf.value === 'number';
  if (!answer || (!isOrdered && leaf.op !== '=' && leaf.op !== '!=')) return null;
  return { question: leaf.question, operator: leaf.op, ...answer };
}

function answerElement(question: Question, value: string | number | boolean): Loose | null {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.some(({ id }) => id === value) ? { answerCoding: { code: value } } : null;
    case 'scale':
    case 'slider':
    case 'number':
      if (typeof value !== 'number') return null;
      return numberType(question) === 'integer' && isFhirInteger(value)
        ? { answerInteger: value }
        : { answerDecimal: value };
    case 'yes_no':
      return typeof value === 'boolean' ? { answerBoolean: value } : null;
    case 'date':
      return typeof value === 'string' && isDay(value) ? { answerDate: value } : null;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? { answerString: value } : null;
    default:
      return null;
  }
}

/** As FHIR writes a date; whether the month has such a day is not looked at here. */
export const isDay = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
