import { crisisIn } from '@regimen/engine/crisis-words.ts';
import type { ReadingAge, WritingTone } from '@regimen/engine/writing/choices.ts';
import {
  faultOfWriting,
  type WritingBefore,
  type WritingFault,
} from '@regimen/engine/writing/judge-writing.ts';
import { writePlainly } from '@regimen/engine/writing/write-plainly.ts';

export interface ToWeigh extends WritingBefore {
  tone: WritingTone;
  age: ReadingAge;
  isOneLine: boolean;
  /** What a model wrote. */
  written: readonly string[];
}

export interface Weighed {
  /** It speaks of danger: people write such texts. */
  isDanger: boolean;
  /** Of what was written. */
  sound: string[];
  refused: WritingFault[];
  byRules: string[];
}

const mostProposals = 3;

/** What of a model's texts may be shown, and what the built-in helper would write. It comes and goes as text. */
export function weighTexts(input: string): string {
  const { written, tone, age, isOneLine, ...before } = JSON.parse(input) as ToWeigh;
  const isDanger = crisisIn(before.text) !== null || crisisIn(before.hint) !== null;
  const sound = new Set<string>();
  const refused: WritingFault[] = [];
  for (const each of written.slice(0, mostProposals)) {
    const text = asTyped(each, isOneLine);
    const fault = isDanger ? 'danger' : faultOfWriting(text, before);
    if (fault === null) sound.add(text);
    else refused.push(fault);
  }
  const byRules = isDanger ? [] : writePlainly(before.text, tone, age);
  const weighed: Weighed = {
    isDanger,
    sound: [...sound],
    refused,
    byRules: byRules.filter((text) => faultOfWriting(text, before) === null),
  };
  return JSON.stringify(weighed);
}

/** As somebody could have typed it into the field. */
const asTyped = (text: string, isOneLine: boolean): string => {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
  return isOneLine ? plain.replace(/\s+/g, ' ') : plain;
};
