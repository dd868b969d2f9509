import { useEffect, useState } from 'react';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ApiCall, areasOf, type OpenApi } from './api-areas.ts';
import { ApiCallDetails } from './api-call-details.tsx';
import { texts } from './texts.ts';

/** Made from the contract: the server's OpenAPI document, fetched when somebody wants to read it. */
export function ApiReference() {
  const t = useTexts(texts);
  const { areas, failed, retry } = useAreas();
  return (
    <div className="grid gap-8">
      <p className="max-w-measure">
        {rich(t('apiBasics'), {
          code: (words) => (
            <code dir="ltr" className="rounded-sm bg-sunken px-1 font-mono text-14">
              {words}
            </code>
          ),
          file: (words) => (
            <a href={words} dir="ltr" className="text-primary-text underline underline-offset-4">
              {words}
            </a>
          ),
        })}
      </p>
      <div role="status">
        {failed && (
          <Notice tone="warning">
            <p>{t('failed')}</p>
            <Button look="quiet" className="mt-3" onClick={retry}>
              {t('retry')}
            </Button>
          </Notice>
        )}
        {!areas && !failed && <p className="text-ink-soft">{t('loading')}</p>}
      </div>
      {/* Names and summaries are the contract's own, in English. */}
      {areas?.map(([area, calls]) => (
        <section key={area} dir="ltr" lang="en" className="text-start">
          <h2 className="text-22 capitalize">{area}</h2>
          <div className="mt-2 border-t border-line">
            {calls.map((call) => (
              <ApiCallDetails key={call.id} call={call} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function useAreas() {
  const [areas, setAreas] = useState<[string, ApiCall[]][] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    fetch('/api/openapi.json', { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((document: OpenApi) => setAreas(areasOf(document)))
      .catch(() => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [attempt]);
  return { areas, failed, retry: () => setAttempt(attempt + 1) };
}
