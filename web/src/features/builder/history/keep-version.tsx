import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** The present state under a name. What is still on its way to the server goes first. */
export function KeepVersion({ onKept }: { onKept: () => void }) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const [asking, setAsking] = useState(false);
  const button = useReturnFocus<HTMLButtonElement>(asking);
  const form = useForm<'name'>(async ({ name }) => {
    await store.saveNow();
    if (store.saving.get().state !== 'saved') return showFlash({ tone: 'warning', message: t('notSaved') });
    const kept = await api('POST protocols/{id}/versions', { params: { id: store.id }, body: { name } });
    showFlash({ tone: 'success', message: t('kept', { name: kept.name }) });
    setAsking(false);
    onKept();
  });
  if (!asking)
    return (
      <Button ref={button} look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('keepNow')}
      </Button>
    );
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" className="min-h-9 px-4" pending={form.pending}>
            {t('keep')}
          </Button>
          <Button look="plain" className="min-h-9 px-3" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        {...form.field('name')}
        label={t('keepName')}
        help={t('keepHelp')}
        maxLength={120}
        autoFocus
      />
    </Form>
  );
}
