import type { Protocol } from '@regimen/engine/protocol.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { KeepVersion } from './keep-version.tsx';
import { RestoreVersion } from './restore-version.tsx';
import { texts } from './texts.ts';
import { useChosenVersion } from './use-chosen-version.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionRow } from './version-row.tsx';

interface HistoryPanelProps {
  /** A version to show the differences to, or nothing any more. */
  onCompare: (document: Protocol | null) => void;
  onClose: () => void;
}

export default function HistoryPanel({ onCompare, onClose }: HistoryPanelProps) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const mayEdit = useMay('edit');
  const { data, failed, renew, hasMore, more, adding } = useCall('GET protocols/{id}/versions', {
    params: { id: store.id },
    query: {},
  });
  const versions = data?.data;
  const present = useSyncExternalStore(
    store.state.subscribe,
    () => store.state.get().base.version,
    () => store.state.get().base.version,
  );
  const chosen = useChosenVersion(store.id, onCompare);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="history-title" className="grid content-start gap-4">
      <div className="flex items-start justify-between gap-3">
        <h2 id="history-title" ref={title} tabIndex={-1} className="text-18 outline-none">
          {t('title')}
        </h2>
        <IconButton label={t('close')} onClick={onClose} className="-m-2">
          <XIcon />
        </IconButton>
      </div>
      <p className="text-14 text-ink-soft">{t('lead')}</p>
      {mayEdit && <KeepVersion onKept={renew} />}
      {failed && <NotLoaded words={t('failed')} onRetry={renew} />}
      {!versions && !failed && (
        <p role="status" className="text-ink-soft">
          {t('loading')}
        </p>
      )}
      {versions?.length === 0 && (
        <div className="grid gap-1 rounded-card border border-dashed border-line-strong p-4 text-14 text-ink-soft">
          <p className="font-medium text-ink">{t('none')}</p>
          <p>{t('noneHelp')}</p>
        </div>
      )}
      <ul className="grid gap-2">
        {versions?.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isNow={version.version === present}
            chosen={chosen.version === version.version}
            onChoose={() => chosen.choose(version)}
          >
            {chosen.document ? (
              <>
                <VersionDifference document={chosen.document} />
                {mayEdit && version.version !== present && (
                  <RestoreVersion
                    version={version}
                    onRestored={() => {
                      chosen.choose(null);
                      void renew();
                    }}
                  />
                )}
              </>
            ) : chosen.failed ? (
              <NotLoaded words={t('versionFailed')} onRetry={chosen.renew} />
            ) : (
              <p role="status" className="text-14 text-ink-soft">
                {t('loading')}
              </p>
            )}
          </VersionRow>
        ))}
      </ul>
      {hasMore && (
        <Button look="plain" className="justify-self-start" pending={adding} onClick={more}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function NotLoaded({ words, onRetry }: { words: string; onRetry: () => Promise<void> }) {
  const t = useTexts(texts);
  const [retry, pending] = useAction(onRetry);
  return (
    <Notice tone="warning">
      <p>{words}</p>
      <Button look="plain" className="-ms-3 min-h-9 px-3" pending={pending} onClick={retry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
