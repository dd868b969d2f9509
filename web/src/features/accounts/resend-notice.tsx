import { durationIn } from '@regimen/contract/language/durations.ts';
import { relativeTime } from '@regimen/contract/language/instants.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { toneIcons } from '../../ui/shell-icons.tsx';
import { withAddress } from './address-words.tsx';
import type { ResendResult } from './use-resend.ts';
import { texts } from './verification-texts.ts';

const boxClass = 'flex items-start gap-2.5 rounded-control p-3.5';

/** `seconds` are those left to wait. */
export function ResendNotice({ result, seconds }: { result: ResendResult; seconds: number }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const when = relativeTime(useLocale(), seconds * 1000, 0);
  const sentTo = result && 'sentTo' in result ? result.sentTo : null;
  return (
    <div role="status" className="empty:hidden">
      {sentTo !== null && (
        <p className={`${boxClass} bg-success-soft`}>
          <toneIcons.success className="mt-1 shrink-0 text-success-text" />
          <span className="min-w-0">{withAddress(t('resent', { email: sentTo }))}</span>
        </p>
      )}
      {seconds > 0 && (
        <Wait
          words={
            seconds > 60
              ? t('waitLonger', { when })
              : t('waitSeconds', { time: durationIn('second', seconds, locale, 'after') })
          }
        />
      )}
    </div>
  );
}

function Wait({ words }: { words: string }) {
  // Read out once, not at every second.
  const [first] = useState(words);
  return (
    <p className={`${boxClass} bg-warning-soft tabular-nums`}>
      <toneIcons.warning className="mt-1 shrink-0 text-warning-text" />
      <span className="sr-only">{first}</span>
      <span aria-hidden="true">{words}</span>
    </p>
  );
}
