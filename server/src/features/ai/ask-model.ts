import { createHash } from 'node:crypto';
import type { AiPurpose } from '@regimen/contract/ai-choices.ts';
import type { z } from 'zod';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Model, Question, Usage } from '../../providers/model.ts';
import type { Scope } from '../../scope.ts';
import { insertExchange } from './queries.ts';
import { findModel, type ModelParts } from './site-model.ts';

export interface Asking {
  purpose: AiPurpose;
  /** On whose behalf, or about whom. */
  personId: string | null;
  /** Who asked about them, and for whose day it counts; not said: the same. */
  askedBy?: string;
  /** What went into the question, as pointers: ids, never words. */
  inputs: Record<string, unknown>;
}

/** What came of one question, to be written down by `recordExchange`. */
export interface Exchanged {
  model: string | null;
  question: Question;
  output: string;
  usage: Usage;
  /** Why something else was taken than what the model said; `null`: its answer was. */
  fallback: string | null;
  tookMs: number;
}

const nothing: Usage = { tokensIn: 0, tokensOut: 0, costMicros: 0 };
export const noUsage = nothing;

/** Every exchange leaves its row, also one that no model took part in. Gives its id. */
export async function recordExchange(
  scope: Scope,
  tx: Tx,
  { purpose, personId, inputs, askedBy = null }: Omit<Asking, 'askedBy'> & { askedBy?: string | null },
  { model, question, output, usage, fallback, tookMs }: Exchanged,
): Promise<string> {
  const id = newId(scope.now.getTime());
  await insertExchange(tx, {
    tenantId: tx.tenantId,
    id,
    personId,
    purpose,
    model,
    promptHash: createHash('sha256').update(JSON.stringify(question)).digest(),
    inputs,
    output: output.slice(0, 20_000),
    ...usage,
    fallback,
    tookMs: Math.round(tookMs),
    at: scope.now,
    askedBy,
  });
  return id;
}

export interface Filled<T> {
  value: T | null;
  exchanged: Exchanged;
}

/** Asks for an answer of one shape. Never throws for what a model does: no answer, or another shape, is `null`. */
export async function fillShape<T>(
  model: Model,
  question: Question,
  shape: z.ZodType<T>,
  longestMs: number,
): Promise<Filled<T>> {
  const began = performance.now();
  const ended = (output: string, usage: Usage, fallback: string | null): Exchanged => {
    const tookMs = performance.now() - began;
    return { model: model.name, question, output, usage, fallback, tookMs };
  };
  try {
    const { value, text, usage } = await model.fill(question, shape, AbortSignal.timeout(longestMs));
    return { value, exchanged: ended(text, usage, value === null ? 'other-shape' : null) };
  } catch (error) {
    return { value: null, exchanged: ended('', nothing, (error as { code?: string }).code ?? 'failed') };
  }
}

/** For jobs: finds the site's model, asks it, and writes down what came of it. */
export async function askForShape<T>(
  scope: Scope,
  parts: ModelParts,
  asking: Asking & { question: Question; longestMs: number },
  shape: z.ZodType<T>,
): Promise<T | null> {
  const { model, why } = await scope.read((tx) => findModel(scope, tx, parts, asking.personId));
  const { value, exchanged } = model
    ? await fillShape(model, asking.question, shape, asking.longestMs)
    : { value: null, exchanged: notAsked(asking.question, why) };
  await scope.tx((tx) => recordExchange(scope, tx, asking, exchanged));
  return value;
}

export const notAsked = (question: Question, why: string | null): Exchanged => ({
  model: null,
  question,
  output: '',
  usage: nothing,
  fallback: why,
  tookMs: 0,
});
