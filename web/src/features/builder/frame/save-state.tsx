import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/shell-icons.tsx';
import type { Saving } from '../draft/draft-store.ts';
import { useHasUnsavedForm } from '../draft/unsaved-forms.ts';
import { useClashing, useDraftStore, useSaving } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** Whether what is on the screen is on the server too; always in words. */
export function SaveState() {
  const t = useTexts(texts);
  const store = useDraftStore();
  const flow = useSaving();
  const hasUnsavedForm = useHasUnsavedForm();
  // "Saved" is said of all that is in sight, so of a form too.
  const saving: Saving = flow.state === 'saved' && hasUnsavedForm ? { ...flow, state: 'waiting' } : flow;
  const clashing = useClashing() !== null;
  const words = useWords(saving, clashing);
  // On a phone the tick says it; cut words say nothing.
  const isFine = saving.state === 'saved' && !clashing;
  const inTrouble = saving.state === 'offline' || saving.state === 'refused';
  const announced = useAnnounced(inTrouble ? words : saving.state === 'saved' ? t('saved') : null);
  return (
    <div className="flex min-w-0 items-center gap-2 text-14">
      {isFine && <CheckIcon size={16} className="shrink-0 text-success-text" />}
      {inTrouble && <WarningIcon size={16} className="shrink-0 text-warning-text" />}
      <span
        className={`min-w-0 truncate ${inTrouble ? 'text-ink' : 'text-ink-soft'} ${isFine ? 'max-sm:sr-only' : ''}`}
        title={words}
      >
        {words}
      </span>
      {inTrouble && (
        <Button look="plain" className="min-h-9! px-2! text-14" onClick={() => void store.saveNow()}>
          {t('tryAgain')}
        </Button>
      )}
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

function useWords({ state, problem, kept }: Saving, clashing: boolean): string {
  const t = useTexts(texts);
  if (clashing) return t('clashing');
  if (state === 'offline') return t(kept ? 'offline' : 'offlineNotKept');
  if (state === 'refused') return t('refused', { why: problem || t('refusedUnknown') });
  return t(state);
}

/** Said aloud when something is in the way and when it is over, not at every letter. */
function useAnnounced(words: string | null): string {
  const [said, setSaid] = useState('');
  const troubled = useRef(false);
  const t = useTexts(texts);
  const isTrouble = words !== null && words !== t('saved');
  useEffect(() => {
    if (words === null) setSaid('');
    else if (isTrouble || troubled.current) {
      troubled.current = isTrouble;
      setSaid(words);
    }
  }, [isTrouble, words]);
  return said;
}
