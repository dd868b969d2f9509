import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { toneIcons, XIcon } from '../ui/shell-icons.tsx';
import { closeFlash, type Flash, flashes, flashesOnTop, pageShowsFlashes } from './flash.ts';
import { texts } from './texts.ts';

const none: readonly Flash[] = [];
const shownMs = 8000;

export function Toasts() {
  const t = useTexts(texts);
  const shown = useSyncExternalStore(flashes.subscribe, flashes.get, () => none);
  const elsewhere = useSyncExternalStore(pageShowsFlashes.subscribe, pageShowsFlashes.get, () => false);
  const onTop = useSyncExternalStore(flashesOnTop.subscribe, flashesOnTop.get, () => false);
  if (elsewhere) return null;
  return (
    <section
      aria-label={t('messages')}
      aria-live="polite"
      className={`pointer-events-none fixed end-0 bottom-(--tab-bar) z-50 grid w-full max-w-[calc(350px+2rem)] gap-3 p-4 ${onTop ? 'max-sm:top-0 max-sm:bottom-auto max-sm:p-2' : ''}`}
    >
      {shown.map((flash) => (
        <Toast key={flash.id} flash={flash} closeLabel={t('close')} />
      ))}
    </section>
  );
}

const edges: Record<Flash['tone'], string> = {
  success: 'text-success-text',
  info: 'text-info-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

function Toast({ flash, closeLabel }: { flash: Flash; closeLabel: string }) {
  useEffect(() => {
    // What went wrong stays until it is read; good news may leave by itself.
    if (flash.tone === 'danger' || flash.tone === 'warning') return;
    const timer = setTimeout(() => closeFlash(flash.id), shownMs);
    return () => clearTimeout(timer);
  }, [flash]);
  const ToneIcon = toneIcons[flash.tone];
  return (
    <div className="toast pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-float">
      <ToneIcon className={`mt-0.5 shrink-0 ${edges[flash.tone]}`} />
      <div className="min-w-0 flex-1">
        {flash.title && <p className="font-semibold">{flash.title}</p>}
        <p>{flash.message}</p>
        {flash.names && flash.names.length > 0 && (
          <ul className="mt-1 list-disc ps-5 text-14 text-ink-soft">
            {flash.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {flash.link && (
          <Link
            to={flash.link.to}
            className="mt-1 inline-flex min-h-9 items-center font-semibold text-primary-text underline underline-offset-4"
            onClick={() => closeFlash(flash.id)}
          >
            {flash.link.words}
          </Link>
        )}
      </div>
      <IconButton label={closeLabel} onClick={() => closeFlash(flash.id)} className="-m-2">
        <XIcon />
      </IconButton>
    </div>
  );
}
