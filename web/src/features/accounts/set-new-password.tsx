import { ApiError } from '@regimen/contract/client.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { showFlash } from '../../shell/flash.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { backInTexts } from './back-in-texts.ts';
import { signingIn } from './signing-in.ts';
import { SubmitButton } from './submit-button.tsx';

const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && 'token' in (error.reply.errors ?? {});

/** Whether the link is still good is asked before anybody types. On the page of the link, and where a temporary user who opened it is led. */
export function SetNewPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useTexts(backInTexts);
  const navigate = useNavigate();
  const [looked, setLooked] = useState(false);
  const spent = useRef(onSpent);
  useEffect(() => {
    let isHere = true;
    api('POST auth/password-reset/look', { body: { token } }).then(
      () => isHere && setLooked(true),
      // What says nothing about the link keeps nobody from trying it.
      (error: unknown) => isHere && (isSpent(error) ? spent.current() : setLooked(true)),
    );
    return () => {
      isHere = false;
    };
  }, [token]);
  const form = useForm<'password'>(async ({ password }) => {
    try {
      const body = { token, password, zone: ownZone() };
      await navigate(await signingIn(() => api('POST auth/password-reset', { body })), { replace: true });
    } catch (error) {
      if (isSpent(error)) return onSpent();
      throw error;
    }
    showFlash({ tone: 'success', message: t('changed') });
  });
  return (
    <>
      <PageHead title={t('resetTitle')} noIndex />
      <PageTitle title={t('resetTitle')} lead={t(looked ? 'resetLead' : 'looking')} />
      {looked && (
        <Form
          form={form}
          actions={<SubmitButton pending={form.pending} words={t('reset')} pendingWords={t('resetting')} />}
        >
          <PasswordField {...form.field('password')} isNew />
        </Form>
      )}
    </>
  );
}
