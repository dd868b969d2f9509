import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { replyTexts } from './reply-texts.ts';

/** What an expert writes again and again: choose one, or save another. */
export default function SavedReplies({
  onChoose,
  onClose,
}: {
  onChoose: (body: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(replyTexts);
  const { data, renew } = useCall('GET saved-replies', {});
  const [isNew, setNew] = useState(false);
  const [remove] = useAction(async (id: string) => {
    await api('DELETE saved-replies/{id}', { params: { id } });
    await renew();
  });
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="grid gap-4">
        {data && data.data.length === 0 && !isNew && <p className="text-ink-soft">{t('none')}</p>}
        {data && data.data.length > 0 && (
          <ul className="grid max-h-80 gap-1 overflow-y-auto overscroll-contain">
            {data.data.map(({ id, title, body }) => (
              <li key={id} className="flex items-center gap-1">
                <button
                  type="button"
                  onClick={() => onChoose(body)}
                  className="grid min-h-14 min-w-0 flex-1 content-center rounded-control px-3 py-1.5 text-start hover:bg-sunken"
                >
                  <bdi className="font-medium wrap-anywhere">{title}</bdi>
                  <span dir="auto" className="truncate text-14 text-ink-soft">
                    {body}
                  </span>
                </button>
                <IconButton label={t('remove', { title })} onClick={() => remove(id)}>
                  <TrashIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {isNew ? (
          <NewReply
            onSaved={() => {
              setNew(false);
              void renew();
            }}
          />
        ) : (
          <Button look="quiet" className="justify-self-start" onClick={() => setNew(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function NewReply({ onSaved }: { onSaved: () => void }) {
  const t = useTexts(replyTexts);
  const form = useForm<'title' | 'body'>(async ({ title, body }) => {
    await api('POST saved-replies', { body: { title, body } });
    showFlash({ tone: 'success', message: t('saved') });
    onSaved();
  });
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      }
    >
      <TextField {...form.field('title')} label={t('name')} maxLength={80} />
      <TextArea {...form.field('body')} label={t('words')} rows={4} maxLength={2_000} />
    </Form>
  );
}
