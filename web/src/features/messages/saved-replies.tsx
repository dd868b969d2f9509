import type { SavedReply } from '@regimen/contract/inbox.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx';
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
  const [editing, setEditing] = useState<SavedReply | 'new' | null>(null);
  const [remove] = useAction(async (id: string) => {
    await api('DELETE saved-replies/{id}', { params: { id } });
    await renew();
  });
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="grid gap-4">
        {data && data.data.length === 0 && editing === null && <p className="text-ink-soft">{t('none')}</p>}
        {data && data.data.length > 0 && (
          <ul className="grid max-h-80 gap-1 overflow-y-auto overscroll-contain">
            {data.data.map((reply) => {
              const { id, title, body } = reply;
              return (
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
                  <IconButton label={t('edit', { title })} onClick={() => setEditing(reply)}>
                    <PencilIcon />
                  </IconButton>
                  <IconButton label={t('remove', { title })} onClick={() => remove(id)}>
                    <TrashIcon />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        {editing ? (
          <ReplyForm
            key={editing === 'new' ? 'new' : editing.id}
            saved={editing === 'new' ? null : editing}
            onCancel={() => setEditing(null)}
            onSaved={() => {
              setEditing(null);
              void renew();
            }}
          />
        ) : (
          <Button look="quiet" className="justify-self-start" onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

interface ReplyFormProps {
  /** What is changed; null: a new one. */
  saved: SavedReply | null;
  onCancel: () => void;
  onSaved: () => void;
}

function ReplyForm({ saved, onCancel, onSaved }: ReplyFormProps) {
  const t = useTexts(replyTexts);
  const box = useRef<HTMLDivElement>(null);
  // Below a long list it would open out of sight.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useForm<'title' | 'body'>(async ({ title, body }) => {
    const words = { body: { title, body } };
    if (saved) await api('PUT saved-replies/{id}', { params: { id: saved.id }, ...words });
    else await api('POST saved-replies', words);
    showFlash({ tone: 'success', message: t('saved') });
    onSaved();
  });
  return (
    <div ref={box}>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('save')}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextField {...form.field('title')} defaultValue={saved?.title} label={t('name')} maxLength={80} />
        <TextArea
          {...form.field('body')}
          defaultValue={saved?.body}
          label={t('words')}
          rows={4}
          maxLength={2_000}
        />
      </Form>
    </div>
  );
}
