import type { ChatMessage } from '@regimen/contract/chats.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { chatTexts } from './chat-texts.ts';

interface ReportDialogProps {
  chatId: string;
  /** Without one it is about the person, or the group. */
  message?: ChatMessage;
  title: string;
  onClose: () => void;
}

export function ReportDialog({ chatId, message, title, onClose }: ReportDialogProps) {
  const t = useTexts(chatTexts);
  const form = useForm<'reason'>(async ({ reason }) => {
    await api('POST chats/{id}/report', {
      params: { id: chatId },
      body: { reason, ...(message && { message: message.id }) },
    });
    showFlash({ tone: 'success', message: t('reported') });
    onClose();
  });
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('cancel')}>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('sendReport')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextArea
          {...form.field('reason')}
          label={t('reportReason')}
          help={t('reportHelp')}
          rows={4}
          maxLength={1000}
        />
      </Form>
    </Modal>
  );
}
