import type { DataExport } from '@regimen/contract/data-exports.ts';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { yourDataTexts } from './your-data-texts.ts';

type Known = Answer<'GET data-exports'>;

/** A copy of everything, and the way out. */
export function YourDataSection({ first }: { first: Known }) {
  const t = useTexts(yourDataTexts);
  const { data, put, renew } = useCall('GET data-exports', {}, { first, onFocus: true });
  const { proven, question } = useStepUp();
  const [ask, asking] = useAction(async () => {
    const current = await proven(() => api('POST data-exports'));
    put({ current, nextAt: data.nextAt });
    // A short one may be done by now, and nothing more is said of it.
    await renew();
  });
  const { current, nextAt } = data;
  const isRunning = current?.status === 'running';
  return (
    <SettingsSection title={t('title')} help={t('help')} anchor="your-data">
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {isRunning && <Running progress={current.progress} />}
        {current?.status === 'ready' && <Ready copy={current} proven={proven} />}
        {current?.status === 'failed' && <Notice tone="warning">{t('failed')}</Notice>}
      </div>
      {!isRunning && current?.status !== 'ready' && (
        <div>
          <Button look="quiet" pending={asking} disabled={nextAt !== null} onClick={ask}>
            {t(current?.status === 'failed' ? 'again' : 'ask')}
          </Button>
        </div>
      )}
      {question}
      <p className="max-w-measure text-14 text-ink-soft">
        {t('leaving')}{' '}
        <Link to={paths.deleteAccount} className="text-primary-text underline underline-offset-4">
          {t('delete')}
        </Link>
      </p>
    </SettingsSection>
  );
}

function Running({ progress }: { progress: number }) {
  const t = useTexts(yourDataTexts);
  return (
    <div className="grid max-w-[26rem] gap-2">
      <p className="font-medium">{t('running')}</p>
      <ProgressBar share={progress / 100} of={t('running')} />
      <p className="text-14 text-ink-soft">{t('runningHelp')}</p>
    </div>
  );
}

interface ReadyProps {
  copy: DataExport;
  proven: <T>(act: () => Promise<T>) => Promise<T>;
}

function Ready({ copy: { id, sizeBytes, expiresAt }, proven }: ReadyProps) {
  const t = useTexts(yourDataTexts);
  // The address is good for as long as the copy is, so it is asked for when it is wanted.
  const [download, downloading] = useAction(async () => {
    const { url } = await proven(() => api('GET data-exports/{id}/link', { params: { id } }));
    window.location.assign(url);
  });
  const kilobytes = Math.max(1, Math.round((sizeBytes ?? 0) / 1000));
  const size =
    kilobytes < 1000 ? t('kilobytes', { n: kilobytes }) : t('megabytes', { n: Math.round(kilobytes / 1000) });
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <p className="font-medium">{t('ready')}</p>
      {expiresAt && (
        <p className="text-14 text-ink-soft">
          <WhenIn at={expiresAt} words={(when) => t('until', { when })} />
        </p>
      )}
      <div>
        <Button pending={downloading} onClick={download}>
          {t('download', { size })}
        </Button>
      </div>
    </div>
  );
}
