import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { manageTexts } from './manage-texts.ts';

/** Ends a pause. */
export function useResume(enrollmentId: string, onResumed: () => void) {
  const t = useTexts(manageTexts);
  return useAction(async () => {
    await api('POST enrollments/{id}/resume', { params: { id: enrollmentId } });
    showFlash({ tone: 'success', message: t('resumedNow') });
    onResumed();
    refreshViewer().catch(() => undefined);
  });
}
