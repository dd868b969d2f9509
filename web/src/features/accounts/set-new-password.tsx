import { ApiError } from '@regimen/contract/client.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { backInTexts } from './back-in-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

/** On the page of the link, and where a temporary user who opened it is led. */
export function SetNewPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useTexts(backInTexts);
  const navigate = useNavigate();
  const form = useForm<'password'>(async ({ password }) => {
    try {
      await api('POST auth/password-reset', { body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422 && 'token' in (error.reply.errors ?? {}))
        return onSpent();
      throw error;
    }
    await navigate(await finishSignIn(), { replace: true });
    showFlash({ tone: 'success', message: t('changed') });
  });
  return (
    <>
      <PageHead title={t('resetTitle')} noIndex />
      <PageTitle title={t('resetTitle')} lead={t('resetLead')} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('reset')} pendingWords={t('resetting')} />}
      >
        <PasswordField {...form.field('password')} isNew />
      </Form>
    </>
  );
}
