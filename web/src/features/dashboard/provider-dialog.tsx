import type { SignInProvider } from '@regimen/contract/sign-in-providers.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { tell } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { providersTexts } from './providers-texts.ts';

interface ProviderDialogProps {
  /** `new`: one is added. */
  provider: SignInProvider | 'new' | null;
  onClose: () => void;
}

export function ProviderDialog({ provider, onClose }: ProviderDialogProps) {
  const t = useTexts(providersTexts);
  const title = provider && provider !== 'new' ? t('changeTitle', { name: provider.name }) : t('addTitle');
  return (
    <FormModal open={provider !== null} onClose={onClose} title={title} closeLabel={t('cancel')}>
      {provider && <ProviderForm before={provider === 'new' ? undefined : provider} onDone={onClose} />}
    </FormModal>
  );
}

function ProviderForm({ before, onDone }: { before: SignInProvider | undefined; onDone: () => void }) {
  const t = useTexts(providersTexts);
  const close = useCloseDialog();
  const form = useForm<'name' | 'issuer' | 'clientId' | 'secret'>(
    async ({ name, issuer, clientId, secret }) => {
      if (before) {
        const { id, enabled } = before;
        const body = { name, clientId, secret, enabled };
        await api('PUT dashboard/sign-in-providers/{id}', { params: { id }, body });
      } else await api('POST dashboard/sign-in-providers', { body: { name, issuer, clientId, secret } });
      onDone();
      showFlash({ tone: 'success', message: t(before ? 'saved' : 'added') });
      await tell('GET dashboard/sign-in-providers');
    },
  );
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {t(before ? 'save' : 'add')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField {...form.field('name')} label={t('name')} help={t('nameHelp')} defaultValue={before?.name} />
      {before ? (
        <p className="text-14 text-ink-soft">
          {t('issuer')}: <bdi dir="ltr">{before.issuer}</bdi>
        </p>
      ) : (
        <TextField
          {...form.field('issuer')}
          label={t('issuer')}
          help={t('issuerHelp')}
          inputMode="url"
          dir="ltr"
        />
      )}
      <TextField
        {...form.field('clientId')}
        label={t('clientId')}
        dir="ltr"
        autoComplete="off"
        defaultValue={before?.clientId}
      />
      <TextField
        {...form.field('secret')}
        label={t('secret')}
        help={t(before ? 'secretKept' : 'secretHelp')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        {...(before && { optional: t('optional') })}
      />
    </Form>
  );
}
