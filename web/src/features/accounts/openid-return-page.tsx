import type { OpenidReturn } from '@regimen/contract/openid.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { openidTexts } from './openid-texts.ts';
import { ProveAccount } from './prove-account.tsx';
import { RegisterFromProvider } from './register-from-provider.tsx';
import { pageAfter } from './signing-in.ts';

// What was brought back is asked for in the browser alone: the page of a guest may be kept for others.
const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Where a provider sends people back to: signs in, or asks what is missing. */
export default function OpenidReturnPage() {
  const t = useTexts(openidTexts);
  const viewer = useViewer();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [brought, setBrought] = useState<OpenidReturn | null>(null);
  const attempt = useAttempt();
  const state = query.get('state');

  const settle = async (answer: OpenidReturn) => {
    const { outcome, provider } = answer;
    if (outcome === 'register' || outcome === 'prove') return setBrought(answer);
    if (outcome === 'signed-in') return navigate(await finishSignIn(), { replace: true });
    if (outcome === 'connected') {
      showFlash({ tone: 'success', message: t('connected', { provider }) });
      // Without a code they came by the link in the mail, and want in.
      return navigate(query.has('code') ? paths.privacySecurity : '/home', { replace: true });
    }
    if (!viewer) return navigate('/login', { replace: true, state: { turnedBack: true } });
    navigate('/auth/social-cancel', { replace: true });
  };
  const handOver = async (state: string) => {
    const [code, iss, error] = ['code', 'iss', 'error'].map((name) => query.get(name) ?? undefined);
    try {
      const body = { state, code, iss, error, zone: ownZone() };
      await settle(await api('POST auth/openid-return', { body }));
    } catch (error) {
      const page = pageAfter(error);
      if (page === undefined) throw error;
      await navigate(page, { replace: true });
    }
  };
  const handed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought counts once
  useEffect(() => {
    if (handed.current || state === null) return;
    handed.current = true;
    void attempt.run(() => handOver(state));
  }, []);

  const problem = attempt.problem ?? attempt.errorAt('state');
  if (problem) return <Failed words={problem} />;
  if (state === null) return <Failed words={t('nothingBrought')} />;
  if (!brought) return <Arriving />;
  if (viewer && !viewer.is_temporary) return <SignedIn provider={brought.provider} email={viewer.email} />;
  return brought.outcome === 'prove' ? (
    <ProveAccount brought={brought} state={state} />
  ) : (
    <RegisterFromProvider brought={brought} />
  );
}

function Arriving() {
  const t = useTexts(openidTexts);
  return (
    <div role="status">
      <PageHead title={t('arriving')} noIndex />
      <PageTitle title={t('arriving')} />
    </div>
  );
}

function Failed({ words }: { words: string }) {
  const t = useTexts(openidTexts);
  const viewer = useViewer();
  return (
    <div role="alert">
      <PageHead title={t('failedTitle')} noIndex />
      <PageTitle title={t('failedTitle')} lead={words} />
      {viewer ? (
        <LinkButton to={paths.privacySecurity}>{t('toSettings')}</LinkButton>
      ) : (
        <LinkButton to="/login">{t('toSignIn')}</LinkButton>
      )}
    </div>
  );
}

function SignedIn({ provider, email }: { provider: string; email: string | null }) {
  const t = useTexts(openidTexts);
  return (
    <>
      <PageHead title={t('signedInTitle')} noIndex />
      <PageTitle
        title={t('signedInTitle')}
        lead={withAddress(t('signedInLead', { email: email ?? '', provider }))}
      />
      <LinkButton to={paths.privacySecurity}>{t('toSettings')}</LinkButton>
    </>
  );
}
