import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountName } from '../../shared/password/account-name.tsx';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { securityTexts } from './security-texts.ts';

export function PasswordSection() {
  const t = useTexts(securityTexts);
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection title={t('password')} help={t('passwordHelp')}>
      {open ? (
        <ChangePassword onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t('changePassword')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityTexts);
  const viewer = useViewer();
  const form = useForm<'current' | 'password'>(async ({ current, password }) => {
    await api('PUT auth/password', { body: { current, password } });
    showFlash({ tone: 'success', message: t('passwordChanged') });
    onClose();
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {t('setPassword')}
          </Button>
          <Button look="plain" className="px-3" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <AccountName email={viewer?.email} />
      <div className="grid max-w-[26rem] gap-4">
        <PasswordField {...form.field('current')} label={t('currentPassword')} hasFocus />
        <PasswordField {...form.field('password')} label={t('newPassword')} isNew />
      </div>
    </Form>
  );
}
