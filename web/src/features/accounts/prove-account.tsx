import type { OpenidReturn } from '@regimen/contract/openid.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountName } from '../../shared/password/account-name.tsx';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { comeBackTo } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { openidTexts } from './openid-texts.ts';
import { signingIn } from './signing-in.ts';
import { SubmitButton } from './submit-button.tsx';

/** Somebody here has the address. It is theirs if they know its password, or read its mail. */
export function ProveAccount({ brought, state }: { brought: OpenidReturn; state: string }) {
  const t = useTexts(openidTexts);
  const navigate = useNavigate();
  const [isMailed, setMailed] = useState(false);
  const { provider } = brought;
  const email = brought.email ?? '';
  const ticket = brought.ticket ?? '';
  const back = `/auth/finish-registration?state=${state}`;
  const form = useForm<'password'>(async ({ password }) => {
    const body = { ticket, password, zone: ownZone() };
    const to = await signingIn(() => api('POST auth/openid-proof', { body }));
    // Once the code was given, they come back here, which connects.
    if (to.endsWith('step=code')) comeBackTo(back);
    await navigate(to, { replace: true });
  });
  const [mail, mailing] = useAction(async () => {
    await api('POST auth/openid-proof-link', { body: { ticket } });
    // The link signs in, and then leads back here, which connects.
    comeBackTo(back);
    setMailed(true);
  });
  if (isMailed) return <Mailed email={email} provider={provider} onBack={() => setMailed(false)} />;
  return (
    <>
      <PageHead title={t('proveTitle')} noIndex />
      <PageTitle title={t('proveTitle')} lead={withAddress(t('proveLead', { email, provider }))} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('connect')} pendingWords={t('connecting')} />}
      >
        <AccountName email={email} />
        <PasswordField {...form.field('password')} />
      </Form>
      <p className="mt-6 border-t border-line pt-5 text-ink-soft">
        {t('noPassword')}{' '}
        <Button
          look="plain"
          className="-my-2 px-0 hover:bg-transparent hover:underline underline-offset-4"
          pending={mailing}
          onClick={mail}
        >
          {t('mailLink')}
        </Button>
      </p>
    </>
  );
}

/** Stands in place of the form, so the focus goes there. */
function Mailed({ email, provider, onBack }: { email: string; provider: string; onBack: () => void }) {
  const t = useTexts(openidTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={t('mailedTitle')} noIndex />
      <InboxDrawing outcome="sent" />
      <PageTitle title={t('mailedTitle')} lead={withAddress(t('mailedLead', { email, provider }))} />
      <Button look="quiet" onClick={onBack}>
        {t('backToPassword')}
      </Button>
    </div>
  );
}
