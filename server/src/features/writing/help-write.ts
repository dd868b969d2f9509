import type { WritingHelp } from '@regimen/contract/writing.ts';
import { longestWritingMs, mostLettersOf } from '@regimen/contract/writing-choices.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { z } from 'zod';
import type { Model } from '../../providers/model.ts';
import type { SignedInScope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { type Exchanged, fillShape, notAsked, recordExchange } from '../ai/ask-model.ts';
import { countExchanges } from '../ai/shared-queries.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import type { ToWeigh, Weighed } from './weigh-texts.ts';
import { type Wanted, writePrompt } from './write-prompt.ts';

const Shape = z.object({ texts: z.array(z.string()).default([]) });

/** A day, of somebody who has not registered: the built-in helper goes on. */
const mostOfTemporary = 10;

interface Came {
  weighed: Weighed;
  exchanged: Exchanged[];
}

/**
 * A model proposes texts, where there is one, and each is weighed; where none of them can be shown it is asked once more.
 * What then is left is the built-in helper's. Whoever asked decides: nothing is written anywhere but the record.
 */
export async function helpWrite(
  scope: SignedInScope,
  parts: ModelParts,
  protocolId: string,
  wanted: Wanted,
): Promise<WritingHelp> {
  const { userId, state } = scope.actor;
  const { model, why } = await scope.read(async (tx) => {
    const found = await findModel(scope, tx, parts, userId);
    if (state !== 'temporary' || !found.model) return found;
    const since = new Date(scope.now.getTime() - DAY_MS);
    const isOver = (await countExchanges(tx, userId, 'writing', since)) >= mostOfTemporary;
    return isOver ? { ...found, model: null, why: 'person-limit' as const } : found;
  });
  const weigh = weigher(scope, wanted);
  const first = await weigh([]);
  const question = writePrompt(wanted, mostLettersOf[wanted.kind], scope.locale);
  const { weighed, exchanged }: Came =
    model && !first.isDanger
      ? await askTwice(scope, model, wanted, weigh)
      : { weighed: first, exchanged: [notAsked(question, first.isDanger ? 'danger' : why)] };
  const isByModel = weighed.sound.length > 0;
  const asking = {
    purpose: 'writing',
    personId: userId,
    inputs: { protocol: protocolId, kind: wanted.kind },
  } as const;
  return scope.tx(async (tx) => {
    for (const one of exchanged) await recordExchange(scope, tx, asking, one);
    const fallback = exchanged.at(-1)?.fallback ?? null;
    return {
      writer: isByModel ? 'model' : 'rules',
      model: model?.name ?? null,
      why: isByModel
        ? null
        : first.isDanger
          ? 'danger'
          : (why ?? (fallback === 'refused' ? 'refused' : 'no-answer')),
      proposals: isByModel ? weighed.sound : weighed.byRules,
      refused: weighed.refused,
    };
  });
}

const weigher =
  (scope: SignedInScope, { text, hint, tone, age, kind }: Wanted) =>
  async (written: readonly string[]): Promise<Weighed> => {
    const isOneLine = kind !== 'nudge-body';
    const input: ToWeigh = { text, hint, tone, age, isOneLine, mostLetters: mostLettersOf[kind], written };
    return JSON.parse(await onThread(behalfOf(scope), 'weigh-texts', JSON.stringify(input))) as Weighed;
  };

async function askTwice(
  scope: SignedInScope,
  model: Model,
  wanted: Wanted,
  weigh: (written: readonly string[]) => Promise<Weighed>,
): Promise<Came> {
  const exchanged: Exchanged[] = [];
  const ask = async (refused: Weighed['refused']): Promise<Weighed> => {
    const question = writePrompt(wanted, mostLettersOf[wanted.kind], scope.locale, refused);
    const { value, exchanged: one } = await fillShape(model, question, Shape, longestWritingMs);
    const weighed = await weigh(value?.texts ?? []);
    exchanged.push({ ...one, fallback: one.fallback ?? (weighed.sound.length > 0 ? null : 'refused') });
    return weighed;
  };
  const weighed = await ask([]);
  const isToMend = weighed.sound.length === 0 && weighed.refused.length > 0;
  return { weighed: isToMend ? await ask(weighed.refused) : weighed, exchanged };
}
