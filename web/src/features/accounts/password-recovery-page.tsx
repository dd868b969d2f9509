import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { backInTexts } from './back-in-texts.ts';
import { EmailField } from './credential-fields.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SwitchLink } from './switch-link.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Asks for a link by mail: to set a new password, or, with `?for=sign-in`, to sign in without one. */
export default function PasswordRecoveryPage() {
  const t = useTexts(backInTexts);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const typed: string | undefined = state?.email;
  const [sentTo, setSentTo] = useState<string | null>(state?.isSent ? (typed ?? null) : null);
  const signsIn = query.get('for') === 'sign-in';
  const form = useForm<'email'>(async ({ email }) => {
    if (signsIn) await api('POST auth/sign-in-link', { body: { email } });
    else await api('POST auth/password-recovery', { body: { email } });
    setSentTo(email.trim());
  });
  if (sentTo !== null) return <Sent to={sentTo} onOther={() => setSentTo(null)} />;
  const title = t(signsIn ? 'linkTitle' : 'recoverTitle');
  return (
    <>
      <PageHead title={title} />
      <PageTitle title={title} lead={t(signsIn ? 'linkLead' : 'recoverLead')} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('recoverSend')} pendingWords={t('sending')} />}
      >
        <EmailField
          {...form.field('email')}
          autoComplete="username"
          {...(typed !== undefined && { defaultValue: typed })}
        />
      </Form>
      {signsIn ? (
        <SwitchLink question={t('remember')} words={t('signIn')} to="/login" />
      ) : (
        <SwitchLink question={t('rather')} words={t('sendLink')} to="/password-recovery?for=sign-in" />
      )}
    </>
  );
}

/** Stands in place of the form just sent, so the focus goes there. */
function Sent({ to, onOther }: { to: string; onOther: () => void }) {
  const t = useTexts(backInTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={t('sentTitle')} />
      <InboxDrawing outcome="sent" />
      <PageTitle title={t('sentTitle')} lead={withAddress(t('sentLead', { email: to }))} />
      <p className="mb-4 text-ink-soft">{t('sentHelp')}</p>
      <Button look="quiet" onClick={onOther}>
        {t('otherAddress')}
      </Button>
      <SwitchLink question={t('remember')} words={t('signIn')} to="/login" />
    </div>
  );
}
