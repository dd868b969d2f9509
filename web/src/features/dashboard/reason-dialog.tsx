import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { peopleTexts } from './people-texts.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  help: string;
  confirm: string;
  isDanger?: boolean;
  /** Who reads the reason, where it is not about somebody's account. */
  reasonHelp?: string;
  onClose: () => void;
  act: (values: Record<string, string>) => Promise<unknown>;
  /** Above the reason: what is decided. */
  children?: ReactNode;
  /** Below it: what may be said besides. */
  besides?: ReactNode;
}

/** Whatever is done about somebody says why. */
export function ReasonDialog({ open, title, onClose, ...inside }: ReasonDialogProps) {
  const t = useTexts(peopleTexts);
  return (
    <FormModal open={open} onClose={onClose} title={title} closeLabel={t('keep')}>
      <ReasonForm {...inside} />
    </FormModal>
  );
}

function ReasonForm({
  help,
  confirm,
  isDanger = false,
  reasonHelp,
  act,
  children,
  besides,
}: Omit<ReasonDialogProps, 'open' | 'title' | 'onClose'>) {
  const t = useTexts(peopleTexts);
  const close = useCloseDialog();
  const form = useForm<'reason'>(act);
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} pending={form.pending}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{help}</p>
      {children}
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        help={reasonHelp ?? t('reasonHelp')}
        rows={3}
        maxLength={500}
      />
      {besides}
    </Form>
  );
}
