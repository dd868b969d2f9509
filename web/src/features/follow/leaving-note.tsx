import { useTexts } from '../../i18n/use-texts.ts';
import type { Parcel } from '../../shared/offline/outbox.ts';
import { UndoButton } from '../../shared/offline/undo.tsx';
import { Notice } from '../../ui/notice.tsx';
import { manageTexts } from './manage-texts.ts';

const noteId = 'leaving-note';
export const focusLeavingNote = () => document.getElementById(noteId)?.focus();

/** For ten seconds leaving can be undone. */
export function LeavingNote({ leaving }: { leaving: Parcel }) {
  const t = useTexts(manageTexts);
  return (
    <div id={noteId} tabIndex={-1} className="outline-none">
      <Notice tone="warning">
        <p className="mb-3">{t('leaving')}</p>
        <UndoButton parcel={leaving} />
      </Notice>
    </div>
  );
}
