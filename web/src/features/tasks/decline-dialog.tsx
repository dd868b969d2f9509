import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { taskTexts } from './task-texts.ts';

interface DeclineDialogProps {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onDecline: (words: string) => void;
}

/** Not being able to do something is an answer too. */
export function DeclineDialog({ open, pending, onClose, onDecline }: DeclineDialogProps) {
  const t = useTexts(taskTexts);
  const [words, setWords] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDecline(words.trim());
  };
  return (
    <Modal open={open} onClose={onClose} title={t('declineTitle')} closeLabel={t('cancel')}>
      <form method="post" onSubmit={onSubmit} className="grid gap-5">
        <p className="text-ink-soft">{t('declineHelp')}</p>
        <TextArea
          name="words"
          label={t('reason')}
          optional={t('optional')}
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" look="danger" pending={pending}>
            {t('leaveOut')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
