import {
  longestTranslationMs,
  mostTranslated,
  type TranslationLanguage,
} from '@regimen/contract/translation-choices.ts';
import type { TranslatedPage } from '@regimen/contract/translations.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { TranslationFault } from '@regimen/engine/writing/judge-translation.ts';
import type { Draft, ToTranslate, Translated } from '@regimen/engine/writing/translate.ts';
import { z } from 'zod';
import type { Model } from '../../providers/model.ts';
import type { SignedInScope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { type Exchanged, fillShape, notAsked } from '../ai/ask-model.ts';
import { countExchanges } from '../ai/shared-queries.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { writePrompt } from './write-prompt.ts';

const Shape = z.object({ texts: z.record(z.string(), z.string()).default({}) });

/** A day, of somebody who has not registered. */
const mostOfTemporary = 10;
/** Of one question. */
const mostTexts = 30;
const mostLetters = 5_000;

export interface Wanted {
  texts: readonly string[];
  /** Words for somebody in danger. */
  forPeople: readonly string[];
  to: TranslationLanguage;
}

export interface Came {
  /** What stands for each text. */
  drafts: Map<string, string>;
  /** Texts that stay as they are, those about danger among them. */
  left: string[];
  forPeople: number;
  model: string | null;
  why: TranslatedPage['why'];
  /** For `recordExchange`. */
  exchanged: Exchanged[];
}

/** Texts in the other language: in the product's own words, else by a model whose drafts are weighed, else not at all. */
export async function draftTranslation(
  scope: SignedInScope,
  parts: ModelParts,
  wanted: Wanted,
): Promise<Came> {
  const known = await weigh(scope, { ...wanted, written: [] });
  const batches = batchesOf(known.left);
  const { model, why } = batches.length > 0 ? await findTranslator(scope, parts) : { model: null, why: null };
  const asked = model ? await askTwice(scope, model, wanted, batches) : null;
  const came = asked?.came ?? known;
  const exchanged = asked?.exchanged ?? (why ? [notAsked(writePrompt(known.left, wanted.to), why)] : []);
  const isSilent = exchanged.every(({ output }) => output === '');
  return {
    drafts: new Map([...came.known, ...came.sound]),
    left: [...came.forPeople, ...came.left, ...came.refused.map(({ text }) => text)],
    forPeople: came.forPeople.length,
    model: model?.name ?? null,
    why: why ?? (model && came.sound.length === 0 ? (isSilent ? 'no-answer' : 'refused') : null),
    exchanged,
  };
}

async function weigh(scope: SignedInScope, input: ToTranslate): Promise<Translated> {
  return JSON.parse(await onThread(behalfOf(scope), 'translate', JSON.stringify(input))) as Translated;
}

function findTranslator(scope: SignedInScope, parts: ModelParts) {
  const { userId, state } = scope.actor;
  return scope.read(async (tx) => {
    const found = await findModel(scope, tx, parts, userId);
    if (state !== 'temporary' || !found.model) return found;
    const since = new Date(scope.now.getTime() - DAY_MS);
    const isOver = (await countExchanges(tx, userId, 'writing', since)) >= mostOfTemporary;
    return isOver ? { model: null, why: 'person-limit' as const } : found;
  });
}

/** As much as a model is asked about, in questions of a size that it answers in time. */
function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let [letters, inBatch] = [0, 0];
  for (const text of texts.slice(0, mostTranslated.texts)) {
    if (text.length > mostTranslated.lettersOfOne || letters + text.length > mostTranslated.letters) continue;
    const last = batches.at(-1);
    const isFull = !last || last.length >= mostTexts || inBatch + text.length > mostLetters;
    if (isFull) batches.push([text]);
    else last.push(text);
    inBatch = isFull ? text.length : inBatch + text.length;
    letters += text.length;
  }
  return batches;
}

/** Once about all, and once more about what could not be taken, with what was wrong. */
async function askTwice(
  scope: SignedInScope,
  model: Model,
  wanted: Wanted,
  batches: readonly string[][],
): Promise<{ came: Translated; exchanged: Exchanged[] }> {
  const exchanged: Exchanged[] = [];
  const ask = async (texts: readonly string[], faults: readonly TranslationFault[]): Promise<Draft[]> => {
    const question = writePrompt(texts, wanted.to, faults);
    const { value, exchanged: one } = await fillShape(model, question, Shape, longestTranslationMs);
    exchanged.push(one);
    return texts.flatMap((text, index): Draft[] => {
      const draft = value?.texts[`${index + 1}`];
      return draft === undefined ? [] : [[text, asTyped(draft)]];
    });
  };
  const written = (await Promise.all(batches.map((texts) => ask(texts, [])))).flat();
  const came = await weigh(scope, { ...wanted, written });
  const again = came.refused.slice(0, mostTexts);
  if (again.length === 0) return { came, exchanged };
  const mended = await ask(
    again.map(({ text }) => text),
    again.map(({ fault }) => fault),
  );
  return { came: await weigh(scope, { ...wanted, written: [...written, ...mended] }), exchanged };
}

/** As somebody could have typed it. */
const asTyped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
