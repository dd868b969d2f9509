import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { canUsePasskeys } from '../../shared/passkeys/can-use.ts';
import { useAskForPasskey } from '../../shared/passkeys/use-passkey.ts';
import { AccountName } from '../../shared/password/account-name.tsx';
import { PasswordField } from '../../shared/password/password-field.tsx';
import type { QuestionProps } from '../../shared/step-up/question.tsx';
import { texts } from '../../shared/step-up/texts.ts';
import { useForm } from '../../shell/use-form.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';

export const adminPasskeyOptions = () => api('POST dashboard/passkey-options');

/** An admin shows again who they are, by password or passkey. */
export function AdminQuestion({ onProved, onCancel }: QuestionProps) {
  const t = useTexts(texts);
  const { admin } = useShell();
  const ask = useAskForPasskey(adminPasskeyOptions);
  const [byPasskey, setByPasskey] = useState(false);
  const form = useForm<'password'>(async ({ password }) => {
    const body = byPasskey ? { passkey: await ask() } : { password };
    await api('POST dashboard/step-up', { body });
    onProved();
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t(byPasskey ? 'whyPasskey' : 'why')}</p>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t(byPasskey ? 'usePasskey' : 'goOn')}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        {!byPasskey && (
          <>
            <AccountName email={admin?.email} />
            <PasswordField {...form.field('password')} hasFocus />
          </>
        )}
      </Form>
      {canUsePasskeys() && (
        <div>
          <Button
            look="plain"
            className="-ms-3 px-3"
            onClick={() => {
              form.clear();
              setByPasskey(!byPasskey);
            }}
          >
            {t(byPasskey ? 'usePassword' : 'usePasskey')}
          </Button>
        </div>
      )}
    </div>
  );
}
