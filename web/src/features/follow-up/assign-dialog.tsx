import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { followUpTexts } from './follow-up-texts.ts';

interface AssignDialogProps {
  open: boolean;
  followUp: OpenFollowUp;
  onClose: () => void;
  onAssigned: () => void;
}

/** To a colleague of the team, with a note. */
export function AssignDialog({ open, followUp, onClose, onAssigned }: AssignDialogProps) {
  const t = useTexts(followUpTexts);
  const { id, colleagues } = followUp;
  // Outside the dialog, which Escape closes.
  const [note, setNote] = useState('');
  const form = useForm<'to' | 'note'>(async ({ to }) => {
    await api('POST follow-ups/{id}/hand-over', { params: { id }, body: { to, note } });
    const name = colleagues.find((person) => person.id === to)?.full_name ?? '';
    showFlash({ tone: 'success', message: t('assignedFlash', { name }) });
    onClose();
    onAssigned();
  });
  return (
    <Modal open={open} onClose={onClose} title={t('assignTitle')} closeLabel={t('close')}>
      {colleagues.length === 0 ? (
        <p>{t('noColleagues')}</p>
      ) : (
        <Form
          form={form}
          actions={
            <>
              <Button type="submit" pending={form.pending}>
                {t('assign')}
              </Button>
              <Button look="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <SelectField {...form.field('to')} label={t('colleague')}>
            {colleagues.map((person) => (
              <option key={person.id} value={person.id}>
                {person.full_name}
              </option>
            ))}
          </SelectField>
          <TextArea
            {...form.field('note')}
            label={t('note')}
            optional={t('optional')}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Unsaved form={form} />
        </Form>
      )}
    </Modal>
  );
}
