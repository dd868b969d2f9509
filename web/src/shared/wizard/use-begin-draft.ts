import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { paths } from '../../paths.ts';
import { sessionBegan } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';

/** On to the wizard, whose answers make a new draft. A visitor becomes a temporary user by this press. */
export function useBeginDraft(): [begin: () => Promise<void>, beginning: boolean] {
  const viewer = useViewer();
  const navigate = useNavigate();
  return useAction(async () => {
    if (!viewer) {
      await api('POST auth/temporary');
      await sessionBegan();
    }
    await navigate(paths.newDraft);
  });
}
