import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { reloadOnce } from './chunk-reload.ts';
import { showFlash } from './flash.ts';
import { reached } from './reach.ts';
import { texts } from './texts.ts';

const settleMs = 50;

/**
 * A page's script did not arrive (chunk-errors-plugin.ts has React Router tell of it). On the way to that page it is loaded
 * afresh, once a minute at most (section 8); after that a flash says so and the reader stays where they are.
 */
export function useChunkErrors(): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const { location: target } = useNavigation();
  const latest = useRef({ t, navigate, here, target });
  latest.current = { t, navigate, here, target };
  useEffect(() => {
    const react = () => {
      const { t, navigate, here, target } = latest.current;
      // Only fetched ahead: nothing is lost yet.
      if (!target) return;
      const isOffline = !navigator.onLine || !reached.get();
      // Without a connection, what is on the page is worth more than a new try.
      if (reloadOnce(createPath(target))) return;
      showFlash(
        isOffline
          ? { tone: 'info', title: t('offlineTitle'), message: t('offlineHelp') }
          : { tone: 'danger', message: t('chunkFailed') },
      );
      // Ends the navigation, which would otherwise wait for ever.
      navigate(here, { replace: true, preventScrollReset: true });
    };
    // Without a connection it fails at once, before this component knows of the way that it was on.
    const onError = () => setTimeout(react, settleMs);
    addEventListener('chunk-error', onError);
    return () => removeEventListener('chunk-error', onError);
  }, []);
}
