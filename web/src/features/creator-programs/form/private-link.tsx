import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { accessTexts } from './access-texts.ts';
import type { ProgramForm } from './use-program-form.ts';

/** Made at once, whatever else is typed; shown once. */
export function PrivateLink({ form }: { form: ProgramForm }) {
  const t = useTexts(accessTexts);
  const { opened, know } = form;
  const { id } = opened.card;
  const [address, setAddress] = useState<string | null>(null);
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null);
  const [make, making] = useAction(async () => {
    setAsking(null);
    const { path } = await api('POST programs/{id}/link', { params: { id } });
    setAddress(new URL(path, location.origin).href);
    know({ ...opened, hasLink: true });
  });
  const [end, ending] = useAction(async () => {
    setAsking(null);
    await api('DELETE programs/{id}/link', { params: { id } });
    setAddress(null);
    know({ ...opened, hasLink: false });
    showFlash({ tone: 'success', message: t('ended') });
  });
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-4">
      <p className="flex items-center gap-2 font-medium">
        <LockIcon />
        {t('link')}
      </p>
      {address ? (
        <>
          <div className="flex flex-wrap gap-2">
            <input
              readOnly
              dir="ltr"
              aria-label={t('link')}
              value={address}
              className={`${controlClass} min-h-11 flex-1 basis-64`}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton text={address} />
          </div>
          <p className="text-14 text-warning-text">{t('once')}</p>
        </>
      ) : (
        <p className="text-14 text-ink-soft">{t(opened.hasLink ? 'hasLink' : 'noLink')}</p>
      )}
      {opened.card.may === 'owner' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            className="min-h-9"
            pending={making}
            onClick={() => (opened.hasLink ? setAsking('replace') : make())}
          >
            {t(opened.hasLink ? 'makeNew' : 'make')}
          </Button>
          {opened.hasLink && (
            <Button look="plain" className="min-h-9" onClick={() => setAsking('end')}>
              {t('end')}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-14 text-ink-soft">{t('onlyOwner')}</p>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'end' ? 'endTitle' : 'replaceTitle')}
        text={t(asking === 'end' ? 'endText' : 'replaceText')}
        keep={t('keep')}
        confirm={t(asking === 'end' ? 'end' : 'makeNew')}
        pending={making || ending}
        onConfirm={asking === 'end' ? end : make}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
