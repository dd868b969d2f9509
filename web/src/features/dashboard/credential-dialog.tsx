import type { WaitingCredential } from '@regimen/contract/credentials.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { tell } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { credentialsTexts } from './credentials-texts.ts';

export interface Deciding {
  credential: WaitingCredential;
  as: 'check' | 'refuse';
}

export function CredentialDialog({ deciding, onClose }: { deciding: Deciding | null; onClose: () => void }) {
  const t = useTexts(credentialsTexts);
  const title = deciding ? t(`${deciding.as}Title`, { title: deciding.credential.title }) : '';
  return (
    <FormModal open={deciding !== null} onClose={onClose} title={title} closeLabel={t('cancel')}>
      {deciding && <DecidingForm {...deciding} onDone={onClose} />}
    </FormModal>
  );
}

function DecidingForm({ credential: { id, person }, as, onDone }: Deciding & { onDone: () => void }) {
  const t = useTexts(credentialsTexts);
  const close = useCloseDialog();
  const name = person.full_name;
  const isRefusal = as === 'refuse';
  const form = useForm<'reason'>(async (body) => {
    await api(`POST dashboard/credentials/{id}/${as}`, { params: { id }, body });
    onDone();
    showFlash({ tone: 'success', message: t(isRefusal ? 'refused' : 'checked') });
    await tell('GET dashboard/credentials');
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look={isRefusal ? 'danger' : 'primary'} pending={form.pending}>
            {t(as)}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t(`${as}Help`, { name })}</p>
      <TextArea
        {...form.field('reason')}
        label={t(`${as}Note`)}
        help={isRefusal ? t('refuseNoteHelp', { name }) : t('checkNoteHelp')}
        {...(!isRefusal && { optional: t('optional') })}
        rows={3}
        maxLength={500}
      />
    </Form>
  );
}
