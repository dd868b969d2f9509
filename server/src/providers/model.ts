import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelKind } from '@regimen/contract/ai-choices.ts';
import { generateText, type LanguageModel, NoObjectGeneratedError, Output, streamText } from 'ai';
import { z } from 'zod';
import { createOutboundStreaming, type OutboundStreaming } from './outbound.ts';
import { outboundFetch } from './outbound-fetch.ts';

export interface ModelSettings {
  kind: ModelKind;
  /** Of an OpenAI-compatible endpoint; the others have their own, unless their operator says so. */
  baseUrl?: string | undefined;
  model: string;
  key: string;
  /** US dollars for a million tokens, so that a token costs as many millionths of a dollar. */
  costIn: number;
  costOut: number;
}

export interface Question {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  mostTokens: number;
}

export interface Usage {
  tokensIn: number;
  tokensOut: number;
  /** In millionths of a US dollar. */
  costMicros: number;
}

/** A language model, wherever it runs. It answers and does nothing: no tool is ever handed to it. */
export interface Model {
  readonly name: string;
  /** Gives its words as they come, and all of them at the end. */
  say(
    question: Question,
    onWords: (words: string) => void,
    signal: AbortSignal,
  ): Promise<{ text: string; usage: Usage }>;
  /** An answer of this shape, or `null` where what came is of another. */
  fill<T>(
    question: Question,
    shape: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ value: T | null; text: string; usage: Usage }>;
}

export interface Models {
  /** The operator's, for every site that has none of its own. */
  readonly operators: Model | null;
  /** A site's own: its endpoint has to be public. */
  from(settings: ModelSettings): Model;
}

/** Told by its code alone: what was asked is nobody's business. */
export class ModelError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The model did not answer: ${code}.`);
    this.name = 'ModelError';
    this.code = code;
  }
}

/** Far more than a token has. An endpoint that goes on beyond what was asked of it is left. */
const mostLettersOfToken = 10;

// It would print what a model cannot do at each question.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Never a bare name: the package would send that to a hosted gateway of its maker. */
export type Language = Exclude<LanguageModel, string>;

export function createModels(operators: ModelSettings | undefined): Models {
  const [open, trusted] = [createOutboundStreaming(), createOutboundStreaming({ trusted: true })];
  return {
    operators: operators ? modelFrom(operators.model, () => languageOf(operators, trusted), operators) : null,
    from: (settings) => modelFrom(settings.model, () => languageOf(ofSite(settings), open), settings),
  };
}

/** The hosted ones are where their makers have them; only an operator may have a gateway before them. */
const ofSite = (settings: ModelSettings): ModelSettings =>
  settings.kind === 'openai-compatible' ? settings : { ...settings, baseUrl: undefined };

function languageOf(settings: ModelSettings, stream: OutboundStreaming): Language {
  const { kind, model, key: apiKey, baseUrl } = settings;
  const fetch = outboundFetch(stream);
  const common = { apiKey, fetch, ...(baseUrl !== undefined && { baseURL: baseUrl }) };
  if (kind === 'anthropic') return createAnthropic(common)(model);
  if (kind === 'openai') return createOpenAI(common)(model);
  return createOpenAICompatible({ name: 'endpoint', baseURL: '', ...common, includeUsage: true })(model);
}

type Costs = Pick<ModelSettings, 'costIn' | 'costOut'>;

export function modelFrom(
  name: string,
  language: () => Promise<Language> | Language,
  costs: Costs = { costIn: 0, costOut: 0 },
): Model {
  const settingsOf = async ({ system, messages, mostTokens }: Question, signal: AbortSignal) => ({
    model: await language(),
    instructions: system,
    messages,
    maxOutputTokens: mostTokens,
    abortSignal: signal,
    maxRetries: 1,
  });
  return {
    name,
    async say(question, onWords, signal) {
      try {
        let text = '';
        let failed: unknown;
        const result = streamText({
          ...(await settingsOf(question, signal)),
          onError: ({ error }) => {
            failed = error;
          },
        });
        for await (const words of result.textStream) {
          text += words;
          if (text.length > question.mostTokens * mostLettersOfToken) throw new ModelError('too_long');
          onWords(words);
        }
        signal.throwIfAborted();
        if (failed !== undefined) throw failed;
        return { text, usage: usageOf(await result.usage, costs) };
      } catch (error) {
        throw asModelError(error);
      }
    },
    async fill(question, shape, signal) {
      try {
        // Said in words too: not every endpoint has a way to be told.
        const form = `Answer with one JSON object that fits this schema, and nothing else:\n${JSON.stringify(z.toJSONSchema(shape))}`;
        const system = `${question.system}\n\n${form}`;
        const { output, text, usage } = await generateText({
          ...(await settingsOf({ ...question, system }, signal)),
          output: Output.object({ schema: shape }),
        });
        return { value: output, text, usage: usageOf(usage, costs) };
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw asModelError(error);
        return { value: null, text: error.text ?? '', usage: usageOf(error.usage ?? {}, costs) };
      }
    },
  };
}

type Counted = { inputTokens?: number | undefined; outputTokens?: number | undefined };

function usageOf({ inputTokens = 0, outputTokens = 0 }: Counted, { costIn, costOut }: Costs): Usage {
  const costMicros = Math.ceil(inputTokens * costIn + outputTokens * costOut);
  return { tokensIn: inputTokens, tokensOut: outputTokens, costMicros };
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const { name, statusCode, code } = error as { name?: string; statusCode?: number; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return new ModelError('stopped');
  return new ModelError(String(statusCode ?? code ?? name ?? 'unknown'));
}
