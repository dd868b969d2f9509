import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCameFrom } from './came-from.ts';
import { replayEarlyInput } from './early-input.ts';
import { onPageChanged } from './page-calls.ts';
import { useShownPage } from './shown-page.ts';
import { useChunkErrors } from './use-chunk-errors.ts';
import { useFollowLinks } from './use-follow-links.ts';
import { useLandAtFragment } from './use-land-at-fragment.ts';
import { useViewer } from './use-shell.ts';

/** What every page does without showing anything, the error page included. */
export function PageBehaviour() {
  useChunkErrors();
  useFollowLinks();
  useCameFrom();
  useShownPage();
  useLandAtFragment();
  useKeepFocus();
  const { revalidate } = useRevalidator();
  useEffect(() => onPageChanged(revalidate), [revalidate]);
  useEffect(replayEarlyInput, []);
  return null;
}

/** A guest has no button that takes itself away, and does not download this. */
function useKeepFocus(): void {
  const isSignedIn = useViewer() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isSignedIn]);
}
