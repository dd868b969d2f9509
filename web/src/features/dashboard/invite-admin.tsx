import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { StepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { tell } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { adminsTexts } from './admins-texts.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteAdminProps {
  open: boolean;
  onClose: () => void;
  proven: StepUp['proven'];
}

/** Their address, their name, what they are for: the rest they set up themselves, by the link in the mail. */
export function InviteAdmin({ open, ...inside }: InviteAdminProps) {
  const t = useTexts(adminsTexts);
  return (
    <FormModal open={open} onClose={inside.onClose} title={t('inviteAdminTitle')} closeLabel={t('cancel')}>
      <InviteForm {...inside} />
    </FormModal>
  );
}

function InviteForm({ onClose, proven }: Omit<InviteAdminProps, 'open'>) {
  const t = useTexts(adminsTexts);
  const close = useCloseDialog();
  const form = useForm<'email' | 'full_name' | 'role'>(async ({ email, full_name, role }) => {
    const body = { email, full_name, role: role as AdminRole };
    await proven(() => api('POST dashboard/admins', { body }));
    onClose();
    showFlash({ tone: 'success', message: t('invitedNow', { name: full_name }) });
    await tell('GET dashboard/admins');
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {t('send')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('inviteAdminHelp')}</p>
      <TextField {...form.field('full_name')} label={t('name')} autoComplete="off" maxLength={120} />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <RoleChoice chosen="support" />
    </Form>
  );
}
