/** The answers that a FHIR question offers, as options. */
import type { Option } from '../questions.ts';
import { extensionAt } from './details.ts';
import { freshId } from './ids.ts';
import { field, type Located, listIn, numberIn, peek, peekText, shortText, textIn } from './located.ts';
import { HL7_EXTENSION } from './names.ts';
import type { ResourceIndex } from './resource-index.ts';

/** `byKey` finds the option that a comparison elsewhere in the file means. */
export type AnswerOptions = { options: Option[]; byKey: ReadonlyMap<string, string> };

const LONGEST_LABEL = 200;

/** Our sheets take no more; a longer list is no list to choose from. */
const MOST_OPTIONS = 100;

export function optionsIn(item: Located, resourceIndex?: ResourceIndex): AnswerOptions {
  const options: Option[] = [];
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  const offered =
    peek(item, 'answerOption') === undefined && resourceIndex
      ? conceptsIn(item, resourceIndex)
      : answersIn(item);
  for (const { key, label, score } of offered.length > MOST_OPTIONS ? [] : offered) {
    const id = freshId(key, taken);
    taken.add(id);
    if (!byKey.has(key)) byKey.set(key, id);
    options.push({ id, label, ...(score !== undefined && { score }) });
  }
  return { options, byKey };
}

type Offered = { key: string; label: string; score?: number | undefined };

const answersIn = (item: Located): Offered[] =>
  listIn(item, 'answerOption').flatMap((answer) => {
    const value = answerValue(answer);
    if (!value) return [];
    const inCoding = peek(answer, 'valueCoding') === undefined ? undefined : field(answer, 'valueCoding');
    return [{ ...value, score: scoreOf(answer) ?? (inCoding && scoreOf(inCoding)) }];
  });

/** The concepts that a value set in the same file writes out. One that would have to be looked up gives none. */
function conceptsIn(item: Located, resourceIndex: ResourceIndex): Offered[] {
  const set = resourceIndex.find(peekText(item, 'answerValueSet'));
  if (!set || peek(set, 'resourceType') !== 'ValueSet') return [];
  const concepts = [
    ...listIn(field(set, 'compose'), 'include').flatMap((include) => listIn(include, 'concept')),
    ...listIn(field(set, 'expansion'), 'contains'),
  ];
  if (concepts.length === 0) return [];
  field(item, 'answerValueSet');
  set.reading.whole.add(set.path);
  return concepts.flatMap((concept) => {
    const code = textIn(concept, 'code');
    const label = shortText(concept, 'display', LONGEST_LABEL) ?? code?.slice(0, LONGEST_LABEL);
    return code === undefined || label === undefined ? [] : [{ key: code, label, score: scoreOf(concept) }];
  });
}

function answerValue(answer: Located): { key: string; label: string } | null {
  if (peek(answer, 'valueCoding') !== undefined) {
    const coding = field(answer, 'valueCoding');
    const code = textIn(coding, 'code');
    const label = shortText(coding, 'display', LONGEST_LABEL) ?? code;
    // The system that a code is from is not kept; within one question the code alone is enough.
    return label === undefined ? null : { key: code ?? label, label: label.slice(0, LONGEST_LABEL) };
  }
  for (const key of ['valueString', 'valueDate', 'valueTime']) {
    const text = shortText(answer, key, LONGEST_LABEL);
    if (text !== undefined) return { key: text, label: text };
  }
  const whole = numberIn(answer, 'valueInteger');
  return whole === undefined ? null : { key: String(whole), label: String(whole) };
}

function scoreOf(place: Located): number | undefined {
  const extension = extensionAt(place, HL7_EXTENSION.ordinalValue);
  return extension && numberIn(extension, 'valueDecimal');
}
