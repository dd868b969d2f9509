import { type EmergencyScope, emergencyScopes } from '@regimen/contract/emergency-scopes.ts';
import type { PersonDetails } from '@regimen/contract/people.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { checkFields } from '../../shell/attempt.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { emergencyTexts } from './emergency-texts.ts';

const lengths = [15, 30, 60];

interface OpenEmergencyProps {
  open: boolean;
  person: PersonDetails;
  onClose: () => void;
}

/** Why, what, for how long; and it says beforehand that the person will know. */
export function OpenEmergency({ open, person, onClose }: OpenEmergencyProps) {
  const t = useTexts(emergencyTexts);
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t('openTitle', { name: person.full_name })}
      closeLabel={t('cancel')}
    >
      <EmergencyForm person={person} />
    </FormModal>
  );
}

function EmergencyForm({ person: { id, full_name: name, hasReviewer } }: { person: PersonDetails }) {
  const t = useTexts(emergencyTexts);
  const close = useCloseDialog();
  const navigate = useNavigate();
  const form = useForm<'reason' | 'scopes' | 'minutes'>(async ({ reason, minutes }, element) => {
    const scopes = new FormData(element).getAll('scopes') as EmergencyScope[];
    checkFields({ scopes: scopes.length === 0 && t('whatMissing') });
    const { id: access } = await api('POST dashboard/people/{id}/emergency-accesses', {
      params: { id },
      body: { reason, scopes, minutes: Number(minutes) },
    });
    await navigate(paths.dashboard('emergencies', access));
  });
  const { error: wrongScopes } = form.field('scopes');
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look="danger" pending={form.pending}>
            {t('open')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {t('openHelp', { name })} {hasReviewer && t('reviewedAfter')}
      </p>
      {!hasReviewer && (
        <Notice tone="warning" title={t('noReviewerTitle')}>
          {t('noReviewer')}
        </Notice>
      )}
      <fieldset data-wrong={wrongScopes ? true : undefined}>
        <legend className="mb-1 font-medium">{t('what')}</legend>
        {emergencyScopes.map((scope) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="scopes" value={scope} className="size-5 accent-primary-strong" />
            {t(scope)}
          </label>
        ))}
        {wrongScopes && <p className="text-14 text-danger-text">{wrongScopes}</p>}
      </fieldset>
      <SelectField {...form.field('minutes')} label={t('howLong')} defaultValue="30">
        {lengths.map((n) => (
          <option key={n} value={n}>
            {t('minutes', { n })}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        help={t('reasonHelp', { name })}
        rows={3}
        maxLength={500}
      />
    </Form>
  );
}
