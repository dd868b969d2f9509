import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { reloadOnce } from './chunk-reload.ts';
import { showFlash } from './flash.ts';
import { texts } from './texts.ts';

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
    const onError = () => {
      const { t, navigate, here, target } = latest.current;
      // Only fetched ahead: nothing is lost yet.
      if (!target || reloadOnce(createPath(target))) return;
      showFlash({ tone: 'danger', message: t('chunkFailed') });
      // Ends the navigation, which would otherwise wait for ever.
      navigate(here, { replace: true, preventScrollReset: true });
    };
    addEventListener('chunk-error', onError);
    return () => removeEventListener('chunk-error', onError);
  }, []);
}
