import { check, type Problem } from '@regimen/engine/check.ts';
import { EditError } from '@regimen/engine/edit-error.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { mendOf } from '../words/problem-words.ts';
import { texts } from './texts.ts';

/** Mends a problem as it stands now (findings are a moment old), with names in the reader's language. */
export function useMend(): (problem: Problem) => boolean {
  const t = useTexts(texts);
  const locale = useLocale();
  const store = useDraftStore();
  return (problem) => {
    const now = check(store.state.get().document).find(({ id }) => id === problem.id);
    const mend = now ? mendOf(now, locale) : null;
    if (mend && made(() => store.edit(mend))) return true;
    showFlash({ tone: 'warning', message: t('cannotMend') });
    return false;
  };
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
