import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors } from '@regimen/contract/errors.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { rememberPath } from '../../shell/remembered-path.ts';
import { sessionBegan } from '../../shell/session.ts';
import { type Form as FormState, useForm } from '../../shell/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { texts } from './verification-texts.ts';

const isAbout = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.status === 422 && field in ((error.reply.errors ?? {}) as FieldErrors);

/**
 * Only a press uses the link up: programs that open links in mails to look at them do no harm. Where it leads
 * replaces the page with the token in the history. In another browser than the one that registered a password is
 * asked for first.
 */
export function ConfirmButton({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [wantsPassword, setWantsPassword] = useState(false);
  const form = useForm<'password'>(async ({ password }) => {
    try {
      const body = { token, zone: ownZone(), ...(wantsPassword && { password }) };
      await api('POST auth/by-token', { body });
    } catch (error) {
      if (isAbout(error, 'token')) return onSpent();
      if (wantsPassword || !isAbout(error, 'password')) throw error;
      return setWantsPassword(true);
    }
    rememberPath(await sessionBegan());
    await navigate('/verification/successfully', { replace: true });
  });
  const words = t(wantsPassword ? 'setPassword' : 'confirm');
  return (
    <Form
      form={form}
      actions={<SubmitButton pending={form.pending} words={words} pendingWords={t('confirming')} />}
    >
      {wantsPassword && <NewPassword form={form} />}
    </Form>
  );
}

/** Appears in place of a button just pressed, so the focus goes there. */
function NewPassword({ form }: { form: FormState<'password'> }) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className="grid gap-4">
      <p role="status">{t('otherDevice')}</p>
      <PasswordField {...form.field('password')} isNew />
    </div>
  );
}
