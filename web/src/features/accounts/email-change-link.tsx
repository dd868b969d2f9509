import { ApiError } from '@regimen/contract/client.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { rememberPath } from '../../shell/remembered-path.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { emailChangeTexts } from './email-change-texts.ts';
import { LinkOutcome as Outcome } from './link-outcome.tsx';

/** It was used up, is too old, or belongs to another account. */
const isDead = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 422 || error.status === 404);

/** From the mail to the new address. Only a press confirms it, and only where its person is signed in. */
export function ConfirmNewEmail({ change, token }: { change: string; token: string }) {
  const t = useTexts(emailChangeTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const [dead, setDead] = useState(false);
  const [confirm, confirming] = useAction(async () => {
    try {
      await api('POST email-changes/{id}/confirm', { params: { id: change }, body: { token } });
    } catch (error) {
      if (isDead(error)) return setDead(true);
      throw error;
    }
    await refreshViewer();
    await navigate(paths.privacySecurity, { replace: true });
    showFlash({ tone: 'success', message: t('confirmed') });
  });
  if (dead)
    return (
      <Outcome
        title={t('deadTitle')}
        lead={t('deadLead')}
        to={paths.privacySecurity}
        words={t('toSettings')}
      />
    );
  return (
    <>
      <PageHead title={t('confirmTitle')} noIndex />
      <PageTitle title={t('confirmTitle')} lead={t(viewer ? 'confirmLead' : 'signInFirst')} />
      {viewer ? (
        <Button pending={confirming} onClick={confirm}>
          {t('confirm')}
        </Button>
      ) : (
        <LinkButton to="/login" onClick={() => rememberPath(pathname + search)}>
          {t('signIn')}
        </LinkButton>
      )}
    </>
  );
}

/** From the mail to the old address. */
export function UndoNewEmail({ token }: { token: string }) {
  const t = useTexts(emailChangeTexts);
  const [outcome, setOutcome] = useState<'undone' | 'dead' | null>(null);
  const [undo, undoing] = useAction(async () => {
    try {
      await api('POST email-changes/undo', { body: { token } });
    } catch (error) {
      if (isDead(error)) return setOutcome('dead');
      throw error;
    }
    setOutcome('undone');
  });
  if (outcome === 'dead')
    return <Outcome title={t('deadTitle')} lead={t('undoDeadLead')} to="/contact" words={t('toContact')} />;
  if (outcome === 'undone')
    return <Outcome title={t('undoneTitle')} lead={t('undoneLead')} to="/login" words={t('signIn')} />;
  return (
    <>
      <PageHead title={t('undoTitle')} noIndex />
      <PageTitle title={t('undoTitle')} lead={t('undoLead')} />
      <Button pending={undoing} onClick={undo}>
        {t('undo')}
      </Button>
    </>
  );
}
