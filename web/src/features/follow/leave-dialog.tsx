import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { holdThenDeliver } from '../../shared/offline/my-outbox.ts';
import { clearGoodNews } from '../../shell/flash.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { firstInFocus, Modal } from '../../ui/modal.tsx';
import { focusLeavingNote } from './leaving-note.tsx';
import { manageTexts } from './manage-texts.ts';

interface LeaveDialogProps {
  open: boolean;
  enrollmentId: string;
  /** Its title. */
  program: string;
  onPause: (() => void) | undefined;
  onClose: () => void;
}

/** Says what leaving takes along, and that pausing is there too. */
export function LeaveDialog({ open, enrollmentId, program, onPause, onClose }: LeaveDialogProps) {
  const t = useTexts(manageTexts);
  const [words, setWords] = useState('');
  const isLeaving = useRef(false);
  const form = useForm<'words'>(async () => {
    // For ten seconds it can be undone; the page says so.
    holdThenDeliver({ about: 'leaving', id: enrollmentId, name: program, body: { words: words.trim() } });
    // "You're now following this program" beside it would say the opposite.
    clearGoodNews();
    isLeaving.current = true;
    onClose();
  });
  // The dialog gives the focus back to its button: only then it goes to what was said.
  useEffect(() => {
    if (!open && isLeaving.current) focusLeavingNote();
    isLeaving.current = false;
  }, [open]);
  return (
    <Modal open={open} onClose={onClose} title={t('leaveTitle')} closeLabel={t('keep')}>
      <p className="mb-3 text-ink-soft">{t('leaveHelp')}</p>
      {onPause && <p className="mb-5 text-ink-soft">{t('pauseNote')}</p>}
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" look="danger" pending={form.pending}>
              {t('leave')}
            </Button>
            {onPause && (
              <Button look="quiet" onClick={onPause}>
                {t('pauseInstead')}
              </Button>
            )}
            <Button look="quiet" onClick={onClose} {...firstInFocus}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <TextArea
          {...form.field('words')}
          label={t('reason')}
          optional={t('optional')}
          help={t('reasonHelp')}
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Unsaved form={form} />
      </Form>
    </Modal>
  );
}
