import type { EmergencyAccess } from '@regimen/contract/emergency-accesses.ts';
import { type Verdict, verdicts } from '@regimen/contract/emergency-scopes.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { FormModal } from '../../shell/form-modal.tsx';
import { tell } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { emergencyTexts } from './emergency-texts.ts';

export function ReviewDialog({ access, onClose }: { access: EmergencyAccess | null; onClose: () => void }) {
  const t = useTexts(emergencyTexts);
  return (
    <FormModal open={access !== null} onClose={onClose} title={t('reviewTitle')} closeLabel={t('cancel')}>
      {access && <ReviewForm access={access} onClose={onClose} />}
    </FormModal>
  );
}

function ReviewForm({ access: { id, reason }, onClose }: { access: EmergencyAccess; onClose: () => void }) {
  const t = useTexts(emergencyTexts);
  const form = useForm<'verdict' | 'note'>(async ({ verdict, note }) => {
    const body = { verdict: verdict as Verdict, note };
    await api('POST dashboard/emergency-accesses/{id}/review', { params: { id }, body });
    onClose();
    showFlash({ tone: 'success', message: t('reviewed') });
    await tell('GET dashboard/emergency-accesses');
  });
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('saveReview')}
        </Button>
      }
    >
      <p className="rounded-control bg-sunken p-3">{reason}</p>
      <p className="text-ink-soft">{t('reviewHelp')}</p>
      <div className="grid">
        {verdicts.map((verdict, index) => (
          <label key={verdict} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="verdict"
              value={verdict}
              defaultChecked={index === 0}
              className="size-5 accent-primary-strong"
            />
            {t(verdict)}
          </label>
        ))}
      </div>
      <TextArea {...form.field('note')} label={t('note')} optional={t('optional')} rows={3} maxLength={500} />
    </Form>
  );
}
