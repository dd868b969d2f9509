import { ApiError } from '@regimen/contract/client.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { keepTexts } from './keep-texts.ts';
import { LinkOutcome } from './link-outcome.tsx';

/** From the mail to somebody who asked to delete their account. Only a press keeps it. */
export function KeepAccount({ token }: { token: string }) {
  const t = useTexts(keepTexts);
  const viewer = useViewer();
  const [outcome, setOutcome] = useState<'kept' | 'dead' | null>(null);
  const [keep, keeping] = useAction(async () => {
    try {
      await api('POST account-deletion/undo', { body: { token } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return setOutcome('dead');
      throw error;
    }
    if (viewer) await refreshViewer();
    setOutcome('kept');
  });
  const [to, words] = viewer ? ['/home', t('toHome')] : ['/login', t('signIn')];
  if (outcome === 'dead')
    return <LinkOutcome title={t('deadTitle')} lead={t('deadLead')} to={to} words={words} />;
  if (outcome === 'kept')
    return <LinkOutcome title={t('keptTitle')} lead={t('keptLead')} to={to} words={words} />;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <Button pending={keeping} onClick={keep}>
        {t('keep')}
      </Button>
    </>
  );
}
