import { longestReason } from '@regimen/contract/booking-choices.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { bookingPageTexts } from './booking-texts.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What goes along. */
  text: string;
  confirm: string;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asked before an appointment is taken away from somebody, with room for a word to them. */
export function ReasonDialog({ open, title, onClose, ...rest }: ReasonDialogProps) {
  const t = useTexts(bookingPageTexts);
  return (
    <FormModal open={open} onClose={onClose} title={title} closeLabel={t('keep')}>
      <ReasonForm {...rest} />
    </FormModal>
  );
}

function ReasonForm({ text, confirm, onConfirm }: Pick<ReasonDialogProps, 'text' | 'confirm' | 'onConfirm'>) {
  const t = useTexts(bookingPageTexts);
  const close = useCloseDialog();
  const [reason, setReason] = useState('');
  const { formProps, errorAt, clear, pending, isDone, problem } = useAttempt();
  const props = formProps(() => onConfirm(reason.trim()));
  return (
    <Form
      form={{ props, problem }}
      actions={
        <>
          <Button type="submit" look="danger" pending={pending}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{text}</p>
      <TextArea
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        optional={t('optional')}
        rows={3}
        maxLength={longestReason}
        value={reason}
        error={errorAt('reason')}
        onChange={({ target }) => {
          setReason(target.value);
          clear('reason');
        }}
      />
      <Unsaved form={{ props, pending, isDone }} />
    </Form>
  );
}
