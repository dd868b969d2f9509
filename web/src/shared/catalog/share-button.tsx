import { useId, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { copyText } from '../../shell/copy-text.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

/** A short link to a page: by the device's own sheet, else copied, else shown to be copied by hand. */
export function ShareButton({ target, title }: { target: string; title: string }) {
  const t = useTexts(texts);
  const { origin } = useShell();
  const [shown, setShown] = useState<string | null>(null);
  const id = useId();
  const [share, pending] = useAction(async () => {
    const { path } = await api('POST short-links', { body: { target } });
    const url = origin + path;
    if (await shareBySheet(url, title)) return;
    if (await copyText(url)) showFlash({ tone: 'success', message: t('linkCopied') });
    else setShown(url);
  });
  return (
    <>
      <Button look="quiet" pending={pending} onClick={share}>
        <ShareIcon />
        {t('share')}
      </Button>
      <Modal open={shown !== null} onClose={() => setShown(null)} title={t('share')} closeLabel={t('close')}>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {t('copyLink')}
        </label>
        <input
          id={id}
          readOnly
          dir="ltr"
          value={shown ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          className={controlClass}
        />
      </Modal>
    </>
  );
}

/** Only on phones: elsewhere the sheet is more in the way than a copied link. */
async function shareBySheet(url: string, title: string): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    // Put away by the person: that is an answer too.
    return (error as Error).name === 'AbortError';
  }
}

const ShareIcon = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="18" cy="5" r="3" />
    <circle cx="6" cy="12" r="3" />
    <circle cx="18" cy="19" r="3" />
    <path d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4" />
  </svg>
);
