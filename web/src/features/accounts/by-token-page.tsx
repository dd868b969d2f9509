import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnsubscribeMails } from '../notifications/unsubscribe-mails.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmNewEmail, UndoNewEmail } from './email-change-link.tsx';
import { GuardianLink } from './guardian-link.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { KeepAccount } from './keep-account.tsx';
import { SignInByLink } from './sign-in-by-link.tsx';
import { TwoFactorOffLink } from './two-factor-off-link.tsx';
import { texts } from './verification-texts.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ByTokenPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [spent, setSpent] = useState(false);
  const token = query.get('token');
  const unsubscribe = query.get('unsubscribe');
  if (unsubscribe) return <UnsubscribeMails token={unsubscribe} />;
  if (token && query.get('for') === 'sign-in') return <SignInByLink token={token} />;
  if (token && query.get('for') === 'guardian') return <GuardianLink token={token} />;
  const change = query.get('change');
  if (token && change && query.get('for') === 'email-change')
    return <ConfirmNewEmail change={change} token={token} />;
  if (token && query.get('for') === 'undo-email') return <UndoNewEmail token={token} />;
  if (token && query.get('for') === 'keep-account') return <KeepAccount token={token} />;
  if (token && query.get('for') === 'two-factor-off') return <TwoFactorOffLink token={token} />;
  if (spent) return <DeadLink title={t('failedTitle')} lead={t('spentLead')} announce />;
  if (!token) return <DeadLink title={t('incompleteTitle')} lead={t('incompleteLead')} />;
  const onSpent = () => {
    setSpent(!viewer);
    navigate(viewer ? '/verification/failed' : '/auth/by-token', { replace: true });
  };
  return (
    <>
      <PageHead title={t('confirmTitle')} noIndex />
      <InboxDrawing outcome="sent" />
      <PageTitle title={t('confirmTitle')} lead={t('confirmLead', { brand })} />
      <ConfirmButton token={token} onSpent={onSpent} />
    </>
  );
}

/** What a guest can do about a link that leads nowhere. `announce`: it appears in place of a button just pressed. */
function DeadLink({ title, lead, announce = false }: { title: string; lead: string; announce?: boolean }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce) box.current?.focus();
  }, [announce]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <InboxDrawing outcome="failed" />
      <PageTitle title={title} lead={lead} />
      {viewer ? (
        <LinkButton to="/home">{t('toHome')}</LinkButton>
      ) : (
        <LinkButton to="/login">{t('signIn')}</LinkButton>
      )}
    </div>
  );
}
