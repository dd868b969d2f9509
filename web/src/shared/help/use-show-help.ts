import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useViewer } from '../../shell/use-shell.ts';
import type { Danger } from './danger-in.ts';
import { noteDanger } from './noted-danger.ts';

/** What the page of help is told where the server may not know yet. */
export interface Brought {
  danger: Danger;
  /** Without a connection: nobody was told yet. */
  isWaiting: boolean;
}

export function useShowHelp(): (brought: Brought) => void {
  const navigate = useNavigate();
  const viewer = useViewer()?.id;
  return (brought) => {
    if (viewer) noteDanger(viewer);
    if (!brought.isWaiting) refreshViewer().catch(() => undefined);
    navigate(paths.helpNow, { state: brought });
  };
}
