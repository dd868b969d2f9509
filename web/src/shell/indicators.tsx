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
  if (!shown) return null;
  return (
    <div
      role="status"
      // In the empty strip that every page has below the navbar, at the end, where no line begins.
      className="pointer-events-none fixed end-2 top-[calc(var(--spacing-navbar)+4px)] z-30 rounded-pill bg-raised p-1"
    >
      <svg className="spin block" width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <circle cx="9" cy="9" r="7" stroke="var(--line)" strokeWidth="2" />
        <path d="M9 2a7 7 0 0 1 7 7" stroke="var(--primary-line)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
