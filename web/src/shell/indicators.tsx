import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { loaderDelayMs, requests } from './requests.ts';
import { texts } from './texts.ts';

/** The bar of a route change and the loader of running requests. Neither takes clicks nor holds anything back. */
export function Indicators() {
  const navigating = useNavigation().state !== 'idle';
  return (
    <>
      <RouteBar active={navigating} />
      <Loader />
    </>
  );
}

function RouteBar({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden"
    >
      <div className="route-bar h-full bg-primary" />
    </div>
  );
}

function Loader() {
  const t = useTexts(texts);
  const running = useSyncExternalStore(requests.subscribe, requests.get, () => 0) > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (running) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), loaderDelayMs);
    return () => clearTimeout(timer);
  }, [running]);
  return (
    // On the hairline below the navbar, where nothing can be pressed. It is told only while something loads; after that
    // it stays, paler, for its delay.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--spacing-navbar)-2px)] z-30 h-0.5 overflow-hidden"
    >
      {shown && <div className={`h-full bg-primary-line ${running ? 'loader-line' : 'opacity-40'}`} />}
      {running && <span className="sr-only">{t('loading')}</span>}
    </div>
  );
}
