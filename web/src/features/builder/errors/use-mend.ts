import { ApiError } from '@regimen/contract/client.ts';
import type { Problem } from '@regimen/engine/check.ts';
import { EditError } from '@regimen/engine/edit-error.ts';
import type { Item } from '@regimen/engine/items.ts';
import { quietApi } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { mendOf } from '../../../shared/protocol-words/problem-words.ts';
import { showFlash } from '../../../shell/flash.ts';
import { findingsOf } from '../draft/check-client.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { rulesOf } from '../draft/rules.ts';
import { servicesOf } from '../draft/services.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { texts } from './texts-texts.ts';

/** Mends a problem as it stands now (findings are a moment old), with names in the reader's language. */
export function useMend(): (problem: Problem) => Promise<boolean> {
  const t = useTexts(texts);
  const locale = useLocale();
  const store = useDraftStore();
  return async (problem) => {
    const rules = rulesOf(store).get() ?? [];
    const services = servicesOf(store).get() ?? undefined;
    const problems = await findingsOf({ document: store.state.get().document, rules, services });
    const now = problems.find(({ id }) => id === problem.id);
    const mend = now ? mendOf(now, locale) : null;
    if (mend?.edit === 'setItem' && mend.item && (await saved(store, mend.itemId, mend.item))) return true;
    if (mend && mend.edit !== 'setItem' && made(() => store.edit(mend))) return true;
    showFlash({ tone: 'warning', message: t('cannotMend') });
    return false;
  };
}

/** Items are rows of their own, which others may use or have changed. `false`: it cannot be changed here. */
async function saved(store: DraftStore, itemId: string, item: Item): Promise<boolean> {
  const params = { id: store.id, item: itemId };
  try {
    const { version } = await quietApi('GET protocols/{id}/items/{item}', { params });
    const changed = await quietApi('PUT protocols/{id}/items/{item}', { params, body: { version, item } });
    store.know(changed.id, changed.item);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** `false`: the engine does not allow it any more. */
function made(edit: () => void): boolean {
  try {
    edit();
    return true;
  } catch (error) {
    if (error instanceof EditError) return false;
    throw error;
  }
}
