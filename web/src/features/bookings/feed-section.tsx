import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { feedTexts } from './feed-texts.ts';

/** The secret link by which a calendar app shows one's bookings. */
export default function FeedSection() {
  const t = useTexts(feedTexts);
  const { data, failed, renew } = useCall('GET booking-feed', {});
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<'new' | 'delete' | null>(null);
  const [make, making] = useAction(async () => {
    const made = await api('POST booking-feed');
    setAsking(null);
    setUrl(made.url);
    await renew();
  });
  const [remove, removing] = useAction(async () => {
    await api('DELETE booking-feed');
    setAsking(null);
    setUrl(null);
    showFlash({ tone: 'success', message: t('deleted') });
    await renew();
  });
  if (!data)
    return failed ? (
      <Notice tone="warning">
        <p>{t('failed')}</p>
        <Button look="quiet" className="mt-3" onClick={() => void renew()}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <p role="status" className="text-ink-soft">
        {t('loading')}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-ink-soft">{t('help')}</p>
      {url !== null && (
        <div role="status" className="grid w-full gap-2">
          <p className="font-medium">{t('once')}</p>
          <input
            readOnly
            dir="ltr"
            value={url}
            aria-label={t('address')}
            className={`${controlClass} min-h-11`}
            onFocus={({ target }) => target.select()}
          />
          <div>
            <CopyButton text={url} />
          </div>
        </div>
      )}
      {data.createdAt !== null && (
        <p className="text-14 text-ink-soft">
          {t('since')} <Time at={data.createdAt} />.{' '}
          {data.lastUsedAt === null ? (
            t('notRead')
          ) : (
            <>
              {t('lastRead')} <Time at={data.lastUsedAt} />.
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          pending={making}
          onClick={() => (data.createdAt === null ? make() : setAsking('new'))}
        >
          {t(data.createdAt === null ? 'make' : 'makeNew')}
        </Button>
        {data.createdAt !== null && (
          <Button look="plain" onClick={() => setAsking('delete')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'delete' ? 'removeTitle' : 'makeNewTitle')}
        text={t('oldStops')}
        keep={t('keep')}
        confirm={t(asking === 'delete' ? 'remove' : 'makeNew')}
        pending={making || removing}
        onConfirm={() => (asking === 'delete' ? remove() : make())}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
