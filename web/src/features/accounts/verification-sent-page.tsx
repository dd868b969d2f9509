import { redirect, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { signOut } from '../../shell/session.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { InboxHelp } from './inbox-help.tsx';
import { useRecheck } from './use-recheck.ts';
import { texts } from './verification-texts.ts';

const page = pageData(({ viewer }) => {
  if (viewer?.email_verified_at) throw redirect('/verification/successfully');
  return null;
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function VerificationSentPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const email = useViewer()?.email ?? '';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const recheck = useRecheck();
  const token = query.get('token');
  if (token)
    return (
      <>
        <PageHead title={t('confirmTitle')} noIndex />
        <InboxDrawing outcome="sent" />
        <PageTitle title={t('confirmTitle')} lead={t('confirmLead', { brand })} />
        <ConfirmButton token={token} onSpent={() => navigate('/verification/failed', { replace: true })} />
      </>
    );
  return (
    <>
      <PageHead title={t('sentTitle')} noIndex />
      <InboxDrawing outcome="sent" />
      <PageTitle title={t('sentTitle')} lead={withAddress(t('sentLead', { email }))}>
        <p className="text-ink-soft">{t('sentHelp')}</p>
      </PageTitle>
      <InboxHelp words={t('resend')} look="quiet" recheck={recheck} />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 border-line border-t pt-5 text-ink-soft">
        {t('haveAccount')}
        <Button look="plain" onClick={async () => navigate(await signOut())}>
          {t('signInInstead')}
        </Button>
      </p>
    </>
  );
}
