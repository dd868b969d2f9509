import { refreshViewer, shellStore } from '../../shell/session.ts';
import { myOutbox } from '../offline/my-outbox.ts';
import { forgetNoted } from './noted-danger.ts';

/** Asks the server whether the viewer may be in danger. Once it knows all that was handed in, what it says holds. */
export async function refreshDanger(): Promise<void> {
  await refreshViewer();
  const viewer = shellStore.get()?.viewer;
  if (viewer && (myOutbox()?.list() ?? []).length === 0) forgetNoted(viewer.id);
}
