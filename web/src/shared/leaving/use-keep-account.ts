import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { leavingTexts } from './texts.ts';

/** One press, and nothing has happened. */
export function useKeepAccount(): [keep: () => Promise<void>, keeping: boolean] {
  const t = useTexts(leavingTexts);
  return useAction(async () => {
    await api('DELETE account-deletion');
    await refreshViewer();
    showFlash({ tone: 'success', message: t('kept') });
  });
}
