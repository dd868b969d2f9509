import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { taskTexts } from './task-texts.ts';
import { useTaskAttempt } from './use-hand-in.ts';

interface DeclineDialogProps {
  open: boolean;
  onClose: () => void;
  onDecline: (words: string) => Promise<void>;
}

/** Not being able to do something is an answer too. */
export function DeclineDialog({ open, onClose, onDecline }: DeclineDialogProps) {
  const t = useTexts(taskTexts);
  const [words, setWords] = useState('');
  const { formProps, errorAt, clear, pending, isDone, problem } = useTaskAttempt();
  const props = formProps(() => onDecline(words.trim()));
  return (
    <Modal open={open} onClose={onClose} title={t('declineTitle')} closeLabel={t('cancel')}>
      <Form
        form={{ props, problem }}
        actions={
          <>
            <Button type="submit" look="danger" pending={pending}>
              {t('leaveOut')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t('declineHelp')}</p>
        <TextArea
          name="words"
          label={t('reason')}
          optional={t('optional')}
          rows={3}
          maxLength={500}
          value={words}
          error={errorAt('words')}
          onChange={({ target }) => {
            setWords(target.value);
            clear('words');
          }}
        />
        <Unsaved form={{ props, pending, isDone }} />
      </Form>
    </Modal>
  );
}
