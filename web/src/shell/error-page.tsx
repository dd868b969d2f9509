import { useCallback, useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { isChunkError, reloadOnce } from './chunk-reload.ts';
import { ErrorDrawing } from './error-drawing.tsx';
import { isOutOfReach, statusAndMessage } from './page-error.ts';
import { PageHead } from './page-head.tsx';
import { reached } from './reach.ts';
import { texts } from './texts.ts';
import { useViewer } from './use-shell.ts';

/** Section 2: status and message; on 404 the words of the specification and the way home. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(texts);
  const reloading = useReloadOnChunkError(error);
  if (reloading) return null;
  if (isOutOfReach(error) || (isChunkError(error) && !reached.get())) return <OfflinePage />;
  const { status, message } = statusAndMessage(error);
  const help = helpFor(status);
  const title = status === 404 ? t('pageNotFound') : message || t('wentWrong');
  return (
    <div className="grid justify-items-center gap-6 px-4 py-16 text-center md:py-24">
      <PageHead title={title} noIndex />
      <ErrorDrawing status={status} />
      <div className="grid max-w-modal-500 gap-3">
        <p className="text-14 font-medium text-ink-faint tabular-nums">
          {t('status', { status: String(status) })}
        </p>
        <h1 className="text-28 md:text-36">{title}</h1>
        <p className="text-18 text-ink-soft">{t(help)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/home">{t('backHome')}</LinkButton>
        {status !== 404 && (
          <LinkButton to="/contact" look="quiet">
            {t('writeToUs')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** No way to the page now. It opens as soon as there is one (offline/reconnect.ts finds out). */
function OfflinePage() {
  const t = useTexts(texts);
  const { state } = useNavigation();
  const open = useOpenAgain();
  useEffect(() => reached.subscribe(() => reached.get() && open()), [open]);
  const { pathname } = useLocation();
  const mayGoHome = useViewer() !== null && pathname !== paths.home;
  return (
    <div className="grid justify-items-center gap-6 px-4 py-16 text-center md:py-24">
      <PageHead title={t('offlineTitle')} noIndex />
      <ErrorDrawing status={503} />
      <div className="grid max-w-modal-500 gap-3">
        <h1 className="text-28 md:text-36">{t('offlineTitle')}</h1>
        <p className="text-18 text-ink-soft">{t('offlineHelp')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button pending={state === 'loading'} onClick={open}>
          {t('tryAgain')}
        </Button>
        {mayGoHome && (
          <LinkButton to={paths.home} look="quiet">
            {t('backHome')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/**
 * Going to where one is. Loading its data again would not do: React Router drops an error only after it has drawn that
 * something is being loaded, and a slow device draws the end of it alone.
 */
function useOpenAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  latest.current = { navigate, location };
  return useCallback(() => {
    const { navigate, location } = latest.current;
    void navigate(createPath(location), { replace: true, state: location.state });
  }, []);
}

function helpFor(status: number) {
  if (status === 404) return 'pageNotFoundHelp';
  if (status === 403) return 'forbiddenHelp';
  return status === 503 || status === 429 ? 'busyHelp' : 'errorHelp';
}

function useReloadOnChunkError(error: unknown): boolean {
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    if (isChunkError(error) && reloadOnce()) setReloading(true);
  }, [error]);
  return reloading;
}
