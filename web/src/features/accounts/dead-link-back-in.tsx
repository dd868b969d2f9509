import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { backInTexts } from './back-in-texts.ts';
import { InboxDrawing } from './inbox-drawing.tsx';
import { SwitchLink } from './switch-link.tsx';

interface DeadLinkBackInProps {
  /** Part of it is missing. */
  incomplete?: boolean;
  /** It appears in place of a button just pressed. */
  announce: boolean;
  to?: string;
  /** Where another one goes. */
  email?: string | undefined;
}

/** A link that leads nowhere any more, and the way to another. */
export function DeadLinkBackIn({
  incomplete = false,
  announce,
  to = '/password-recovery',
  email,
}: DeadLinkBackInProps) {
  const t = useTexts(backInTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce) box.current?.focus();
  }, [announce]);
  const title = t(incomplete ? 'incompleteTitle' : 'deadTitle');
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <InboxDrawing outcome="failed" />
      <PageTitle title={title} lead={t(incomplete ? 'incompleteLead' : 'deadLead')} />
      {email ? <NewLink email={email} /> : <LinkButton to={to}>{t('newLink')}</LinkButton>}
    </div>
  );
}

/** Nobody has to type an address that the link named. */
function NewLink({ email }: { email: string }) {
  const t = useTexts(backInTexts);
  const navigate = useNavigate();
  const [send, sending] = useAction(async () => {
    await api('POST auth/password-recovery', { body: { email } });
    await navigate('/password-recovery', { replace: true, state: { email, isSent: true } });
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{withAddress(t('newLinkTo', { email }))}</p>
      <Button pending={sending} onClick={send}>
        {t('newLink')}
      </Button>
      <SwitchLink question={t('notYours')} words={t('otherAddress')} to="/password-recovery" />
    </div>
  );
}
