import type { CalendarLink } from '@regimen/contract/calendar.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CalendarIcon } from '../../ui/shell-icons.tsx';
import { settingsTexts } from './settings-texts.ts';

/** The secret link for calendar programs: made, shown once, replaced, removed. */
export function CalendarSection({ first }: { first: CalendarLink }) {
  const t = useTexts(settingsTexts);
  const [link, setLink] = useState(first);
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [make, making] = useAction(async () => {
    const made = await api('POST calendar');
    setUrl(made.url);
    setLink({ createdAt: made.createdAt, lastUsedAt: null });
    setAsking(false);
  });
  const [remove, removing] = useAction(async () => {
    await api('DELETE calendar');
    setUrl(null);
    setLink({ createdAt: null, lastUsedAt: null });
  });
  return (
    <section aria-labelledby="calendar" className="grid gap-4 border-t border-line pt-8">
      <div>
        <h2 id="calendar" className="text-22 font-semibold">
          {t('calendar')}
        </h2>
        <p className="max-w-measure text-ink-soft">{t('calendarHelp')}</p>
      </div>
      <div role="status" className="empty:hidden">
        {url && <ShownOnce url={url} />}
      </div>
      {link.createdAt && !url && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          <CalendarIcon className="text-ink-faint" />
          {t('linkSince')} <Time at={link.createdAt} />,{' '}
          {link.lastUsedAt ? (
            <>
              {t('lastRead')} <Time at={link.lastUsedAt} />
            </>
          ) : (
            t('neverRead')
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {link.createdAt ? (
          <>
            <Button look="quiet" pending={making} onClick={() => setAsking(true)}>
              {t('replaceLink')}
            </Button>
            <Button look="plain" pending={removing} onClick={remove}>
              {t('removeLink')}
            </Button>
          </>
        ) : (
          <Button look="quiet" pending={making} onClick={make}>
            <CalendarIcon />
            {t('makeLink')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('replaceTitle')}
        confirm={t('replaceLink')}
        keep={t('keepLink')}
        text={t('replaceHelp')}
        pending={making}
        onConfirm={make}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function ShownOnce({ url }: { url: string }) {
  const t = useTexts(settingsTexts);
  return (
    <div className="grid gap-3 rounded-card bg-success-soft p-4">
      <p className="font-medium">{t('linkOnce')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code
          dir="ltr"
          className="min-w-0 flex-1 basis-64 rounded-control bg-raised p-3 font-mono text-14 break-all"
        >
          {url}
        </code>
        <CopyButton text={url} />
      </div>
      <p>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-9 items-center text-primary-text"
        >
          {t('subscribe')}
        </a>
      </p>
    </div>
  );
}
