import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { saveBlob } from '../../shell/save-file.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

/** Shown this once, to be copied, saved or printed. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(twoFactorTexts);
  const { name: brand } = useSite();
  const viewer = useViewer();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const heading = t('codesFor', { brand, email: viewer?.email ?? '' });
  const text = [heading, '', ...codes, '', t('codesOnce')].join('\n');
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('codes')}
      className="grid gap-4 rounded-card bg-success-soft p-4 outline-none sm:p-6"
    >
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('codes')}</h3>
        <p>{t('codesHelp')}</p>
      </div>
      <ul dir="ltr" className="grid gap-x-6 gap-y-1.5 rounded-control bg-raised p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button
          look="quiet"
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), t('fileName'))}
        >
          <DownloadIcon />
          {t('download')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button look="plain" className="px-3" onClick={onClose}>
          {t('saved')}
        </Button>
      </div>
      {createPortal(
        <div className="print-alone">
          <h1>{heading}</h1>
          <ul dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p>{t('codesOnce')}</p>
        </div>,
        document.body,
      )}
    </section>
  );
}
