import { ApiError } from '@regimen/contract/client.ts';
import { bareMoment } from '@regimen/contract/language/moments.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { texts } from './second-factor-texts.ts';

/** Neither the app nor a recovery code: a link by mail turns two-factor sign-in off, days later. */
export function LostSecondFactor({ startOver, onBack }: { startOver: string; onBack: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [readyAt, setReadyAt] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read aloud changes with it
  useEffect(() => box.current?.focus(), [readyAt]);
  const [ask, asking] = useAction(async () => {
    try {
      setReadyAt((await api('POST auth/two-factor-removal')).readyAt);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 422)) throw error;
      await navigate(startOver, { replace: true });
      showFlash({ tone: 'warning', message: t('tooLate') });
    }
  });
  const title = t(readyAt ? 'sentTitle' : 'lostTitle');
  const when = readyAt && bareMoment(Date.parse(readyAt), { locale, now: Date.now() });
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={when ? t('sentLead', { when }) : t('lostLead')} />
      <p className="mb-6 text-ink-soft">{t('lostWhy')}</p>
      <div className="grid gap-3">
        {readyAt ? (
          <LinkButton to={startOver} replace look="quiet">
            {t('toSignIn')}
          </LinkButton>
        ) : (
          <>
            <Button pending={asking} onClick={ask}>
              {t('sendLink')}
            </Button>
            <Button look="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
