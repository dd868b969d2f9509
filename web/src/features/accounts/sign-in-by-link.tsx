import { ApiError } from '@regimen/contract/client.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { backInTexts } from './back-in-texts.ts';
import { DeadLinkBackIn } from './dead-link-back-in.tsx';
import { signingIn } from './signing-in.ts';
import { SubmitButton } from './submit-button.tsx';

/** Only a press uses the link up: programs that open links in mails to look at them do no harm. */
export function SignInByLink({ token }: { token: string }) {
  const t = useTexts(backInTexts);
  const { name: brand } = useSite();
  const navigate = useNavigate();
  const [spent, setSpent] = useState(false);
  const form = useForm<never>(async () => {
    try {
      const to = await signingIn(() => api('POST auth/by-token', { body: { token, zone: ownZone() } }));
      await navigate(to, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return setSpent(true);
      throw error;
    }
  });
  if (spent) return <DeadLinkBackIn announce to="/password-recovery?for=sign-in" />;
  const title = t('byLinkTitle', { brand });
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={t('byLinkLead')} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('signIn')} pendingWords={t('signingIn')} />}
      >
        {null}
      </Form>
    </>
  );
}
