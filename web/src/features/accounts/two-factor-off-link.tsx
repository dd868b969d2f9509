import { ApiError } from '@regimen/contract/client.ts';
import { bareMoment } from '@regimen/contract/language/moments.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { twoFactorOffTexts } from './two-factor-off-texts.ts';

type Asked = Awaited<ReturnType<typeof lookAt>>;
const lookAt = (token: string) => api('POST auth/two-factor-removal/look', { body: { token } });

/** From the mail to somebody without phone and codes. Only a press turns two-factor sign-in off, or stops that. */
export function TwoFactorOffLink({ token }: { token: string }) {
  const t = useTexts(twoFactorOffTexts);
  const locale = useLocale();
  const viewer = useViewer();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcome, setOutcome] = useState<'off' | 'stopped' | 'dead' | null>(null);
  const unlessDead = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 422)) throw error;
      setOutcome('dead');
    }
  };
  const [look] = useAction(() => unlessDead(async () => setAsked(await lookAt(token))));
  const first = useRef(look);
  useEffect(() => {
    void first.current();
  }, []);
  const [finish, finishing] = useAction(() =>
    unlessDead(async () => {
      await api('POST auth/two-factor-removal/finish', { body: { token } });
      setOutcome('off');
    }),
  );
  const [stop, stopping] = useAction(() =>
    unlessDead(async () => {
      await api('POST auth/two-factor-removal/stop', { body: { token } });
      setOutcome('stopped');
    }),
  );
  const [to, words] = viewer ? [paths.privacySecurity, t('toSettings')] : ['/login', t('signIn')];
  if (outcome)
    return <LinkOutcome title={t(`${outcome}Title`)} lead={t(`${outcome}Lead`)} to={to} words={words} />;
  const when = asked && bareMoment(Date.parse(asked.readyAt), { locale, now: Date.now() });
  const lead =
    asked === null ? t('loading') : asked.isReady ? t('readyLead') : t('waitLead', { when: when ?? '' });
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={lead} />
      {asked && (
        <div className="grid justify-items-start gap-4">
          {asked.isReady && (
            <Button pending={finishing} onClick={finish}>
              {t('turnOff')}
            </Button>
          )}
          <p className="text-ink-soft">{t('notYou')}</p>
          <Button look="quiet" pending={stopping} onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      )}
    </>
  );
}
