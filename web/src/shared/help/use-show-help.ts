import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useViewer } from '../../shell/use-shell.ts';
import type { Danger } from './danger-in.ts';
import { noteDanger } from './noted-danger.ts';
import { refreshDanger } from './refresh-danger.ts';

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
    // Where the server knows of it, what it says holds: it also knows when it is over.
    const note = () => viewer && noteDanger(viewer);
    if (brought.isWaiting) note();
    else refreshDanger().catch(note);
    navigate(paths.helpNow, { state: brought });
  };
}
