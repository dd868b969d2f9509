/** The items of a FHIR Questionnaire as questions. [G12] [G15] */

import { LONGEST_END_LABEL } from '../questions.ts';
import { extensionAt, withDetails } from './details.ts';
import { freshId } from './ids.ts';
import {
  field,
  isObject,
  type Located,
  listIn,
  note,
  numberIn,
  peek,
  shortText,
  textIn,
  yesNoIn,
} from './located.ts';
import { HL7_EXTENSION } from './names.ts';
import { type AnswerOptions, optionsIn } from './read-options.ts';
import { whenIn } from './read-when.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';

const LONGEST_NAME = 200;
const LONGEST_HELP = 2_000;
const DEEPEST_GROUP = 20;
/** [G17] One more than the parser takes is enough for it to refuse them. */
const MOST_QUESTIONS = 201;

/** A question on its way: where it stands, the id it gets, and its answers by what the file calls them. */
export type Asked = { place: Located; id: string; type: string; choices: AnswerOptions; isMatrix: boolean };
export type Links = ReadonlyMap<string, Asked>;

export function readQuestions(questionnaire: Located, resourceIndex?: ResourceIndex): Loose[] {
  const links = new Map<string, Asked>();
  const taken = new Set<string>();
  const asked = openGroups(listIn(questionnaire, 'item'), 0)
    .slice(0, MOST_QUESTIONS)
    .map((place): Asked => {
      const linkId = textIn(place, 'linkId') ?? '';
      const id = freshId(linkId, taken);
      taken.add(id);
      const isMatrix = looksLikeMatrix(place);
      const rows = isMatrix ? rowsIn(place) : [];
      const entry = {
        place,
        id,
        type: textIn(place, 'type') ?? '',
        choices: optionsIn(rows[0] ?? place, resourceIndex),
        isMatrix,
      };
      for (const row of rows.slice(1)) optionsIn(row);
      if (!links.has(linkId)) links.set(linkId, entry);
      return entry;
    });
  return asked.map((entry) =>
    withDetails(entry.place, { ...questionFrom(entry), ...whenIn(entry.place, links) }),
  );
}

/** Groups are opened: our sheets are one list. What hangs below a question follows it. */
function openGroups(items: readonly Located[], depth: number): Located[] {
  return items.flatMap((item): Located[] => {
    const type = peek(item, 'type');
    const nested = Array.isArray(peek(item, 'item'));
    if (!isObject(item.value) || depth > DEEPEST_GROUP) return leaveOut(item, '');
    if (type === 'display') return leaveOut(item, 'display');
    if (type === 'group' && !looksLikeMatrix(item)) {
      note(item, 'questions-ungrouped');
      for (const key of ['type', 'linkId', 'text', 'required']) field(item, key);
      if (peek(item, 'enableWhen') !== undefined) note(field(item, 'enableWhen'), 'shown-when');
      return openGroups(listIn(item, 'item'), depth + 1);
    }
    if (type === 'group' || !nested) return [item];
    return [
      item,
      ...openGroups(
        listIn(item, 'item').filter((below) => !isWords(below)),
        depth + 1,
      ),
    ];
  });
}

function leaveOut(item: Located, what: string): Located[] {
  item.reading.whole.add(item.path);
  note(item, 'question-left-out', what);
  return [];
}

/** What stands below a question and belongs to it: help, and what the ends of a scale mean. */
const WORDS_OF: readonly string[] = ['help', 'lower', 'upper'];
const isWords = (item: Located): boolean =>
  peek(item, 'type') === 'display' && WORDS_OF.includes(controlOf(item) ?? '');
const rowsIn = (item: Located): Located[] => listIn(item, 'item').filter((row) => !isWords(row));

/** The text below a question that is marked so. */
function wordsBelow(place: Located, code: string, longest: number): string | undefined {
  const found = listIn(place, 'item').find((item) => isWords(item) && controlOf(item) === code);
  if (!found) return undefined;
  for (const key of ['type', 'linkId']) field(found, key);
  markControl(found);
  return shortText(found, 'text', longest);
}

/** A table of choices with the same answers in every row. */
function looksLikeMatrix(item: Located): boolean {
  if (peek(item, 'type') !== 'group' || controlOf(item) !== 'table') return false;
  const rows = peek(item, 'item');
  if (!Array.isArray(rows)) return false;
  const choices = rows.filter((row) => !(isObject(row) && row.type === 'display'));
  const answers = new Set(choices.map((row) => JSON.stringify(isObject(row) ? row.answerOption : null)));
  return (
    choices.length > 0 && answers.size === 1 && choices.every((row) => isObject(row) && row.type === 'choice')
  );
}

/** How the question wants to be shown. It is marked as read only where it tells us something. */
function controlOf(item: Located): string | undefined {
  const extensions = peek(item, 'extension');
  const list = Array.isArray(extensions) ? extensions : [];
  const found = list.find((entry) => isObject(entry) && entry.url === HL7_EXTENSION.itemControl);
  const concept = isObject(found) && isObject(found.valueCodeableConcept) ? found.valueCodeableConcept : {};
  const [coding] = Array.isArray(concept.coding) ? concept.coding : [];
  return isObject(coding) && typeof coding.code === 'string' ? coding.code : undefined;
}

const KNOWN_CONTROLS: readonly string[] = [...WORDS_OF, 'table', 'slider'];

function markControl(item: Located): void {
  if (!KNOWN_CONTROLS.includes(controlOf(item) ?? '')) return;
  const extension = extensionAt(item, HL7_EXTENSION.itemControl);
  extension?.reading.whole.add(extension.path);
}

function questionFrom({ place, id, type, choices, isMatrix }: Asked): Loose {
  markControl(place);
  const isRequired = yesNoIn(place, 'required') === true;
  const asked = {
    id,
    text: shortText(place, 'text', LONGEST_NAME) ?? id,
    help: wordsBelow(place, 'help', LONGEST_HELP),
    required: isRequired ? undefined : false,
  };
  if (isMatrix) return { ...asked, kind: 'matrix', options: choices.options, rows: matrixRows(place, id) };
  switch (type) {
    case 'choice':
    case 'open-choice': {
      if (type === 'open-choice') note(place, 'question-kind', type);
      const repeats = yesNoIn(place, 'repeats');
      if (choices.options.length === 0) {
        note(place, 'options-missing');
        return { ...asked, kind: 'text' };
      }
      return { ...asked, kind: repeats === true ? 'multiple' : 'single', options: choices.options };
    }
    case 'integer':
    case 'decimal':
    case 'quantity':
      return { ...asked, ...numberFrom(place, type) };
    case 'boolean':
      return { ...asked, kind: 'yes_no' };
    case 'date':
      return { ...asked, kind: 'date' };
    case 'attachment':
      return { ...asked, kind: 'file' };
    default:
      if (type !== 'text' && type !== 'string') note(place, 'question-kind', type);
      return { ...asked, kind: 'text' };
  }
}

function numberFrom(place: Located, type: string): Loose {
  const bound = (url: string): number | undefined => {
    const extension = extensionAt(place, url);
    return extension && (numberIn(extension, 'valueInteger') ?? numberIn(extension, 'valueDecimal'));
  };
  const [min, max] = [bound(HL7_EXTENSION.minValue), bound(HL7_EXTENSION.maxValue)];
  const step = bound(HL7_EXTENSION.sliderStep);
  if (min !== undefined && max !== undefined && (controlOf(place) === 'slider' || type === 'integer'))
    return {
      kind: controlOf(place) === 'slider' ? 'slider' : 'scale',
      min,
      max,
      step,
      minLabel: wordsBelow(place, 'lower', LONGEST_END_LABEL),
      maxLabel: wordsBelow(place, 'upper', LONGEST_END_LABEL),
    };
  const unit = extensionAt(place, HL7_EXTENSION.unit);
  const coding = unit && field(unit, 'valueCoding');
  if (coding) for (const key of ['system', 'code']) field(coding, key);
  return {
    kind: 'number',
    min,
    max,
    unit: coding && (shortText(coding, 'display', 40) ?? shortText(coding, 'code', 40)),
  };
}

function matrixRows(place: Located, id: string): Loose[] {
  const taken = new Set<string>();
  return rowsIn(place).map((row) => {
    const linkId = textIn(row, 'linkId') ?? '';
    const start = `${id}.row.`;
    const rowId = freshId(linkId.startsWith(start) ? linkId.slice(start.length) : linkId, taken);
    taken.add(rowId);
    field(row, 'type');
    field(row, 'required');
    return { id: rowId, label: shortText(row, 'text', LONGEST_NAME) ?? rowId };
  });
}
