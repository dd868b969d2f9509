import { useTexts } from '../../../i18n/use-texts.ts';
import { Unsaved } from '../../../shell/unsaved.tsx';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { texts } from './texts.ts';

interface CommentFormProps {
  label: string;
  send: string;
  initial?: string;
  /** Put the cursor here: the form came because a button was pressed. */
  focus?: boolean;
  onSend: (body: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A few lines and a button. Ctrl or ⌘ with Enter sends as well. */
export function CommentForm({
  label,
  send,
  initial = '',
  focus = false,
  onSend,
  onCancel,
}: CommentFormProps) {
  const t = useTexts(texts);
  const form = useForm<'body'>(async ({ body }, element) => {
    await onSend(body.trim());
    element.reset();
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look="quiet" className="min-h-9 px-4" pending={form.pending}>
            {send}
          </Button>
          {onCancel && (
            <Button look="plain" className="min-h-9 px-3" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      <TextArea
        {...form.field('body')}
        label={label}
        rows={3}
        defaultValue={initial}
        autoFocus={focus}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <Unsaved form={form} />
    </Form>
  );
}
