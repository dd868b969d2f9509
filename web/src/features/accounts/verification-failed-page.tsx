import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { InboxHelp } from './inbox-help.tsx';
import { useRecheck } from './use-recheck.ts';
import { texts } from './verification-texts.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function VerificationFailedPage() {
  const t = useTexts(texts);
  const recheck = useRecheck();
  const confirmed = Boolean(useViewer()?.email_verified_at);
  return (
    <>
      <PageHead title={t('failedTitle')} noIndex />
      <InboxDrawing outcome="failed" />
      <PageTitle title={t('failedTitle')} lead={t(confirmed ? 'alreadyLead' : 'failedLead')} />
      {confirmed ? (
        <LinkButton to="/home">{t('toHome')}</LinkButton>
      ) : (
        <InboxHelp words={t('resendNew')} look="primary" recheck={recheck} />
      )}
    </>
  );
}
