import { ApiError } from '@regimen/contract/client.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { rememberPath } from '../../shell/remembered-path.ts';
import { sessionBegan } from '../../shell/session.ts';
import { useForm } from '../../shell/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { texts } from './verification-texts.ts';

/**
 * Only a press uses the link up: programs that open links in mails to look at them do no harm. Where it leads
 * replaces the page with the token in the history.
 */
export function ConfirmButton({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const form = useForm<never>(async () => {
    try {
      await api('POST auth/by-token', { body: { token } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      return onSpent();
    }
    rememberPath(await sessionBegan());
    await navigate('/verification/successfully', { replace: true });
  });
  return (
    <Form
      form={form}
      actions={<SubmitButton pending={form.pending} words={t('confirm')} pendingWords={t('confirming')} />}
    >
      {null}
    </Form>
  );
}
