/** The answers that a FHIR question offers, as options. */
import type { Option } from '../questions.ts';
import { extensionAt } from './details.ts';
import { freshId } from './ids.ts';
import { HL7_EXTENSION } from './names.ts';
import { field, listIn, numberIn, type Place, peek, shortText, textIn } from './place.ts';

/** `byKey` finds the option that a comparison elsewhere in the file means. */
export type AnswerOptions = { options: Option[]; byKey: ReadonlyMap<string, string> };

const LONGEST_LABEL = 200;

export function optionsIn(item: Place): AnswerOptions {
  const options: Option[] = [];
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  for (const answer of listIn(item, 'answerOption')) {
    const value = answerValue(answer);
    if (!value) continue;
    const id = freshId(value.key, taken);
    taken.add(id);
    if (!byKey.has(value.key)) byKey.set(value.key, id);
    const score =
      scoreOf(answer) ?? (peek(answer, 'valueCoding') ? scoreOf(field(answer, 'valueCoding')) : undefined);
    options.push({ id, label: value.label, ...(score !== undefined && { score }) });
  }
  return { options, byKey };
}

function answerValue(answer: Place): { key: string; label: string } | null {
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

function scoreOf(place: Place): number | undefined {
  const extension = extensionAt(place, HL7_EXTENSION.ordinalValue);
  return extension && numberIn(extension, 'valueDecimal');
}
