import type { DraftVersion } from '@regimen/contract/versions.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** Asks first; what is still on its way to the server goes up before, and is kept as a version. */
export function RestoreVersion({ version, onRestored }: { version: DraftVersion; onRestored: () => void }) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const [asking, setAsking] = useState(false);
  const [restore, restoring] = useAction(async () => {
    await store.saveNow();
    if (store.saving.get().state !== 'saved') return showFlash({ tone: 'warning', message: t('notSaved') });
    const made = await api('POST protocols/{id}/versions/{version}/restore', {
      params: { id: store.id, version: String(version.version) },
    });
    store.receive(made);
    setAsking(false);
    showFlash({ tone: 'success', message: t('restored') });
    onRestored();
  });
  return (
    <>
      <Button look="quiet" className="min-h-9 justify-self-start px-4" onClick={() => setAsking(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('restoreTitle')}
        text={t('restoreText')}
        keep={t('stay')}
        confirm={t('restore')}
        pending={restoring}
        onConfirm={restore}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
