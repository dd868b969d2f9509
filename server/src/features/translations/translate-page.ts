import type { DraftText } from '@regimen/contract/programs.ts';
import { DraftText as Text } from '@regimen/contract/programs.ts';
import type { TranslationLanguage } from '@regimen/contract/translation-choices.ts';
import type { TranslatedPage } from '@regimen/contract/translations.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';
import type { SignedInScope } from '../../scope.ts';
import { recordExchange } from '../ai/ask-model.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { draftTranslation } from './draft-translation.ts';
import { inOtherWords } from './in-other-words.ts';

/** What a program's page says, in the other language. It is kept nowhere: its creator saves what they take. */
export async function translatePage(
  scope: SignedInScope,
  parts: ModelParts,
  program: string,
  { to, text }: { to: TranslationLanguage; text: DraftText },
): Promise<TranslatedPage> {
  const { unreviewed: _ofTheSource, ...words } = text;
  const came = await draftTranslation(scope, parts, { texts: textsOf(words), forPeople: [], to });
  const isSound = (value: DraftText) => Text.safeParse(value).success;
  const { value, unreviewed } = inOtherWords<DraftText>(words, came.drafts, came.left, isSound);
  const asking = { purpose: 'writing', personId: scope.actor.userId, inputs: { program, to } } as const;
  const left = unreviewed.filter(({ from }) => from === null).length;
  return scope.tx(async (tx) => {
    for (const one of came.exchanged) await recordExchange(scope, tx, asking, one);
    return {
      model: came.model,
      why: came.why,
      drafted: unreviewed.length - left,
      left,
      forPeople: came.forPeople,
      text: { ...value, unreviewed },
    };
  });
}
