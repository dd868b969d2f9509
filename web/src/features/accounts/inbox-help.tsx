import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button, type Look } from '../../ui/button.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ResendNotice } from './resend-notice.tsx';
import { useResend } from './use-resend.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { texts } from './verification-texts.ts';

/** Nothing arrived: ask for another message, or correct the address. */
export function InboxHelp({ words, look, recheck }: { words: string; look: Look; recheck: () => void }) {
  const t = useTexts(texts);
  const [changing, setChanging] = useState(false);
  const { resend, pending, result, setResult } = useResend(recheck);
  const seconds = useSecondsUntil(result && 'notBefore' in result ? result.notBefore : 0);
  const opener = useFocusWhenBack(changing);
  return (
    <div className="grid gap-4">
      <ResendNotice result={result} seconds={seconds} />
      {changing ? (
        <ChangeAddress
          cancel={() => setChanging(false)}
          onSent={(email) => {
            setResult({ sentTo: email });
            setChanging(false);
          }}
        />
      ) : (
        <div ref={opener} className="flex flex-wrap gap-3">
          <Button look={look} pending={pending} disabled={seconds > 0} onClick={resend}>
            {pending ? t('resending') : words}
          </Button>
          <Button
            look="plain"
            onClick={() => {
              setResult(null);
              setChanging(true);
            }}
          >
            {t('wrongAddress')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The focus returns to the button that opened the form. */
function useFocusWhenBack(away: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasAway = useRef(away);
  useEffect(() => {
    if (wasAway.current && !away) ref.current?.querySelector<HTMLElement>('button:last-child')?.focus();
    wasAway.current = away;
  }, [away]);
  return ref;
}
